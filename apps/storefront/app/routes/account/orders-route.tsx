export { OrdersScreen as default } from '../../features/account/orders/orders-screen.tsx';
