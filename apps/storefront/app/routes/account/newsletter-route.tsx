export { NewsletterScreen as default } from '../../features/account/newsletter/newsletter-screen.tsx';
