export { OrderScreen as default } from '../../features/account/orders/order-screen.tsx';
