import type { PictureRequest } from './picture-request.ts';
import { shareSides } from './share-sides.ts';

type Sides = { width: number; height: number };

/**
 * Sides of the picture that serves a request: within the square asked for, or the square itself when covered, and never
 * larger than the master, so that sizes beyond it are one file. What is shared has one size whatever the master's.
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
