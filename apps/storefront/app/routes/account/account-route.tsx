export { DashboardScreen as default } from '../../features/account/dashboard/dashboard-screen.tsx';
