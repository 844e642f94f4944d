export { NewsletterScreen as default } from '../../features/lists/list-screen.tsx';
