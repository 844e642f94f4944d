import { setImmediate } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureOperation } from './picture-request.ts';
import type { PictureSource } from './picture-source.ts';
import { tintOf, tintPixels } from './tint-pixels.ts';

export type PictureFormat = 'webp' | 'avif';
export type PictureFacts = { format: string; width: number; height: number };
export type Rendition = { width: number; height: number; operation: Exclude<PictureOperation, 'identify'>; format: PictureFormat };

// One thread for each picture, and nothing remembered by file name: masters change under their names.
sharp.concurrency(1);
sharp.cache(false);
// Whatever a file is called, nothing but these is read: no drawings that name other files, no documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] });

const options = { limitInputPixels: 50_000_000 } as const;
const longestSeconds = 20;
/** Points tinted before others get their turn. */
const pointsAtOnce = 65_536;

/** Changes whenever what follows would make other bytes of the same master. */
export const recipe = 'webp 80 80 2, avif 60 2, 1';

const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  (format === 'webp' ? picture.webp({ quality: 80, alphaQuality: 80, effort: 2 }) : picture.avif({ quality: 60, effort: 2, chromaSubsampling: '4:2:0' })).toBuffer();

const open = (file: string, { width, height, operation }: Rendition): Sharp =>
  sharp(file, options)
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(width, height, { fit: operation === 'cover' ? 'cover' : 'fill' });

const tinted = async ({ master, tinting }: PictureSource, rendition: Rendition): Promise<Sharp> => {
  if (!tinting) return open(master.file, rendition);
  const pixelsOf = (file: string) => open(file, rendition).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await pixelsOf(master.file);
  const { data: mask } = await pixelsOf(tinting.mask.file);
  const points = info.width * info.height;
  const tint = tintOf(tinting.tint);
  for (let from = 0; from < points; from += pointsAtOnce) {
    tintPixels(data, { mask, tint, from, to: Math.min(from + pointsAtOnce, points) });
    await setImmediate();
  }
  return sharp(data, { raw: info });
};

/** Makes one rendition; throws when a file is broken. */
export const renderPicture = async (source: PictureSource, rendition: Rendition): Promise<Buffer> => encode(await tinted(source, rendition), rendition.format);

/** Format and upright size of a master, from its head; throws when it is no picture. */
export const identifyPicture = async (file: string): Promise<PictureFacts> => {
  const { format, autoOrient } = await sharp(file, options).metadata();
  return { format, width: autoOrient.width, height: autoOrient.height };
};
