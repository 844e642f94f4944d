export { AboutRewardsScreen as default } from '../features/account/rewards/about-rewards-screen.tsx';
