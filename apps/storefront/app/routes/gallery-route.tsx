export { GalleryScreen as default } from '../features/gallery-of-parts/gallery-screen.tsx';
