export { ProfileScreen as default } from '../../features/account/profile-screen.tsx';
