import type { PictureView } from './gallery-of.ts';

/** Pictures of a product with that of its chosen variant first, whether it is one of them or not. */
export const galleryWith = (gallery: readonly PictureView[], image: string | null): readonly PictureView[] => {
  if (image === null || gallery[0]?.path === image) return gallery;
  const own = gallery.find(({ path }) => path === image) ?? { path: image, tone: null };
  return [own, ...gallery.filter(({ path }) => path !== image)];
};
