export { SharedWishlistScreen as default } from '../../features/lists/list-screen.tsx';
