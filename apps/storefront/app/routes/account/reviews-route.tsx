export { ReviewsScreen as default } from '../../features/account/reviews/reviews-screen.tsx';
