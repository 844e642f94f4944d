import type { MediaEntry } from '@dijla/contract/client';

export type PictureView = {
  path: string;
  /** Dominant color as `#rrggbb`, shown until the picture has loaded. */
  tone: string | null;
  /** What is in it, where the shop says more than the product's name. */
  alt?: string;
};

/** Returns all pictures of a product of this name in order, or only the main picture if there is no gallery. */
export const galleryOf = (
  image: string | null | undefined,
  gallery: readonly Partial<MediaEntry>[] = [],
  name?: string,
): PictureView[] => {
  const inOrder = [...gallery].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
  const pictures = inOrder.flatMap(({ image: path, tone = null, lab }) =>
    path ? [{ path, tone, ...(name && lab && lab !== name && { alt: lab }) }] : [],
  );
  return pictures.length > 0 || !image ? pictures : [{ path: image, tone: null }];
};
