export { AffiliateScreen as default } from '../../features/account/affiliate/affiliate-screen.tsx';
