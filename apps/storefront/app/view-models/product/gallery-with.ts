import type { PictureView } from './gallery-of.ts';

export type VariantPictures = {
  /** That of the variant the page opens with. */
  opening: string | null;
  /** That of the choice as it stands. */
  chosen: string | null;
};

/**
 * Pictures of a product, that of the variant its page opens with first. What is chosen later keeps them in their places: one that is none of the
 * product's stands last.
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
