import type { MediaEntry } from '@dijla/contract/client';

export type PictureView = {
  path: string;
  /** Its one colour as `#rrggbb`, shown until it comes. */
  tone: string | null;
};

/** All pictures in their order; the main one alone when there is no gallery. */
export const galleryOf = (
  image: string | null | undefined,
  gallery: readonly Partial<MediaEntry>[] = [],
): PictureView[] => {
  const inOrder = [...gallery].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
  const pictures = inOrder.flatMap(({ image: path, tone = null }) => (path ? [{ path, tone }] : []));
  return pictures.length > 0 || !image ? pictures : [{ path: image, tone: null }];
};
