export { PrivacyScreen as default } from '../../features/account/privacy/privacy-screen.tsx';
