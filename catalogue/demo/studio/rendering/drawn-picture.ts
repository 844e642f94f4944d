import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tintPixels } from '@dijla/provider/modules/media/media';
import sharp from 'sharp';
import { picturesFolder } from '../picture-list.ts';

export type Tint = readonly [number, number, number];

const pixelsOf = async (file: string, size: number): Promise<Buffer> =>
  sharp(await readFile(join(picturesFolder, 'd', file)))
    .resize(size, size, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();

/** Returns a master as PNG, `size` pixels square, in another color if a tint is given. */
export const drawnPicture = async (name: string, size: number, tint?: Tint): Promise<Buffer> => {
  const picture = Uint8Array.from(await pixelsOf(`${name}.webp`, size));
  if (tint !== undefined)
    tintPixels(picture, { mask: await pixelsOf(`${name}.mask.webp`, size), tint, from: 0, to: size * size });
  return sharp(picture, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
};

/** Like `drawnPicture`, by the path of a product's picture, such as `/d/tee~1f4e79.webp`. */
export const drawnPath = (path: string, size: number): Promise<Buffer> => {
  const [, name = '', hex] = /^\/d\/(.+?)(?:~([0-9a-f]{6}))?\.webp$/.exec(path) ?? [];
  return drawnPicture(
    name,
    size,
    hex === undefined
      ? undefined
      : ([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]),
  );
};
