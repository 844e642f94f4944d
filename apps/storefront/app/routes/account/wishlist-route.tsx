export { WishlistScreen as default } from '../../features/account/lists/wishlist-screen.tsx';
