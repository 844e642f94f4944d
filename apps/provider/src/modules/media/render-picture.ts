import { setImmediate } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureOperation } from './picture-request.ts';
import type { PictureSource } from './picture-source.ts';
import { shareHeight, shareWidth } from './share-sides.ts';
import { tintOf, tintPixels } from './tint-pixels.ts';

export type PictureFormat = 'webp' | 'avif';
export type PictureFacts = { format: string; width: number; height: number };
/** The sides a master is brought to, and how. */
export type Cut = { width: number; height: number; operation: Exclude<PictureOperation, 'identify'> };
type Rendition = Cut & { format: PictureFormat };

// One thread for each picture, and nothing remembered by file name: masters change under their names.
sharp.concurrency(1);
sharp.cache(false);
// Whatever a file is called, nothing but these is read: no drawings that name other files, no documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

const options = { limitInputPixels: 50_000_000 } as const;
const longestSeconds = 20;
/** The ground products stand on in the shop. */
const ground = '#f4efe7';
/** What is shared weighs no more, or some readers leave it out. In bytes. */
const mostSharedBytes = 300_000;
/** Tried one after another until what is shared is light enough. */
const sharedQualities = [84, 72, 58, 42, 25, 10] as const;
/** Points tinted before others get their turn. */
const pointsAtOnce = 65_536;

/** Changes whenever what follows would make other bytes of the same master. */
export const recipeOf = ({ operation }: Cut): string =>
  operation === 'share'
    ? `jpeg ${sharedQualities.join(' ')}, ${mostSharedBytes}, ${ground}, 1`
    : 'webp 80 80 2, avif 60 2, 1';

const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  (format === 'webp'
    ? picture.webp({ quality: 80, alphaQuality: 80, effort: 2 })
    : picture.avif({ quality: 60, effort: 2, chromaSubsampling: '4:2:0' })
  ).toBuffer();

const open = (file: string, { width, height, operation }: Cut): Sharp =>
  sharp(file, options)
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(width, height, { fit: operation === 'inside' ? 'fill' : 'cover' });

const tinted = async ({ master, tinting }: PictureSource, cut: Cut): Promise<Sharp> => {
  if (!tinting) return open(master.file, cut);
  const pixelsOf = (file: string) =>
    open(file, cut).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
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

/** Makes the picture that is shown where a page's address is shared: a JPEG of 1200 × 630 on the shop's ground, in which the master stands as cut. */
export const renderShared = async (source: PictureSource, cut: Cut): Promise<Buffer> => {
  const shown = await tinted(source, cut);
  const { data, info } = await shown
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((shareWidth - cut.width) / 2), Math.floor((shareHeight - cut.height) / 2)];
  const whole = await sharp(data, { raw: info })
    .flatten({ background: ground })
    .extend({
      left,
      right: shareWidth - cut.width - left,
      top,
      bottom: shareHeight - cut.height - top,
      background: ground,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let body = Buffer.alloc(0);
  for (const quality of sharedQualities) {
    body = await sharp(whole.data, { raw: whole.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (body.byteLength <= mostSharedBytes) break;
  }
  return body;
};

/** Makes one rendition; throws when a file is broken. */
export const renderPicture = async (source: PictureSource, rendition: Rendition): Promise<Buffer> =>
  encode(await tinted(source, rendition), rendition.format);

/** Format and upright size of a master, from its head; throws when it is no picture. */
export const identifyPicture = async (file: string): Promise<PictureFacts> => {
  const { format, autoOrient } = await sharp(file, options).metadata();
  return { format, width: autoOrient.width, height: autoOrient.height };
};
