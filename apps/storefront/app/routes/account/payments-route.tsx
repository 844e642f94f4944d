export { PaymentsScreen as default } from '../../features/account/payments/payments-screen.tsx';
