export { CompareScreen as default } from '../../features/lists/list-screen.tsx';
