export { GiftCardScreen as default } from '../features/gift-card/gift-card-screen.tsx';
