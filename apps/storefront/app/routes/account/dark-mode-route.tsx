export { DarkModeScreen as default } from '../../features/account/dark-mode/dark-mode-screen.tsx';
