export { CartScreen as default } from '../features/cart/cart-screen.tsx';
