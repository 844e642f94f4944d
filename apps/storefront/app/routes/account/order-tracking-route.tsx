export { TrackingScreen as default } from '../../features/order-tracking/tracking-screen.tsx';
