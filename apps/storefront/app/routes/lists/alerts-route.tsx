export { AlertsScreen as default } from '../../features/lists/list-screen.tsx';
