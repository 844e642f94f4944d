import type { MediaEntry } from '@dijla/contract/client';

/** Paths of all pictures in their order; the main one alone when there is no gallery. */
export const galleryOf = (image: string | null | undefined, gallery: readonly Partial<MediaEntry>[] = []): string[] => {
  const inOrder = [...gallery].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
  const paths = inOrder.flatMap(({ image: path }) => (path ? [path] : []));
  return paths.length > 0 || !image ? paths : [image];
};
