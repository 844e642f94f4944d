export { DownloadsScreen as default } from '../../features/account/downloads/downloads-screen.tsx';
