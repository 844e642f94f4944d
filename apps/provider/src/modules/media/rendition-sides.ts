import type { PictureRequest } from './picture-request.ts';
import { shareSides } from './share-sides.ts';

type Sides = { width: number; height: number };

/**
 * Returns the width and height of the picture for a request: within the requested square, or the square
 * itself for `cover`, and never larger than the master, so that all larger sizes share one file. A shared
 * preview has one size for every master.
 */
export const renditionSides = (
  master: Sides,
  { size, operation }: Pick<PictureRequest, 'size' | 'operation'>,
): Sides => {
  if (operation === 'share') return shareSides(master);
  const measure =
    operation === 'cover' ? Math.min(master.width, master.height) : Math.max(master.width, master.height);
  const side = Math.min(size, measure);
  if (operation === 'cover') return { width: side, height: side };
  const scaled = (length: number) => Math.max(1, Math.round((length * side) / measure));
  return { width: scaled(master.width), height: scaled(master.height) };
};
