export { AboutRewardsScreen as default } from '../features/rewards/about-rewards-screen.tsx';
