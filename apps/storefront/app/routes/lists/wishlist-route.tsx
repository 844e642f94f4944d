export { WishlistScreen as default } from '../../features/lists/list-screen.tsx';
