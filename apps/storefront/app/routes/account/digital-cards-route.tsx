export { DigitalCardsScreen as default } from '../../features/account/digital-cards/digital-cards-screen.tsx';
