export { WatchlistScreen as default } from '../../features/account/lists/watchlist-screen.tsx';
