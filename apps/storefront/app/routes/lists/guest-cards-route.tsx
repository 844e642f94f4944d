export { GuestCardsScreen as default } from '../../features/lists/list-screen.tsx';
