import type { PictureView } from './gallery-of.ts';

export type VariantPictures = {
  /** Picture of the variant the page opens with. */
  opening: string | null;
  /** Picture of the currently chosen variant. */
  chosen: string | null;
};

/**
 * Returns the pictures of a product, beginning with that of the variant the page opens with. Choosing
 * another variant does not reorder them; its picture is appended if it is not among them.
 */
export const galleryWith = (
  gallery: readonly PictureView[],
  { opening, chosen }: VariantPictures,
): readonly PictureView[] => {
  const own = (path: string): PictureView =>
    gallery.find((picture) => picture.path === path) ?? { path, tone: null };
  const ordered =
    opening === null || gallery[0]?.path === opening
      ? gallery
      : [own(opening), ...gallery.filter(({ path }) => path !== opening)];
  return chosen === null || ordered.some(({ path }) => path === chosen) ? ordered : [...ordered, own(chosen)];
};
