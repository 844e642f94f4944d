export { RewardsScreen as default } from '../../features/account/rewards/rewards-screen.tsx';
