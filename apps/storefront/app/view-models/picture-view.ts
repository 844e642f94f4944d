import type { MediaEntry } from '@dijla/contract/client';

/** A picture by its path in the shop's media, with the colour painted until it comes. */
export type PictureView = { path: string; tone: string | null };

const toneOf = (path: string, gallery: readonly Partial<MediaEntry>[]): string | null =>
  gallery.find((entry) => entry.image === path)?.tone ?? gallery[0]?.tone ?? null;

/** The one picture of a card; null when the product has none. */
export const mainPicture = (image: string | null | undefined, gallery: readonly Partial<MediaEntry>[] = []): PictureView | null => {
  const path = image ?? gallery[0]?.image;
  return path ? { path, tone: toneOf(path, gallery) } : null;
};

/** All pictures in their order, the main one alone when there is no gallery. */
export const galleryOf = (image: string | null | undefined, gallery: readonly Partial<MediaEntry>[] = []): PictureView[] => {
  const inOrder = [...gallery].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
  const pictures = inOrder.flatMap(({ image: path, tone }) => (path ? [{ path, tone: tone ?? null }] : []));
  const main = mainPicture(image, gallery);
  return pictures.length > 0 || main === null ? pictures : [main];
};
