import { setImmediate } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureOperation } from './picture-request.ts';
import type { PictureSource } from './picture-source.ts';
import { shareHeight, shareWidth } from './share-sides.ts';
import type { MediaFile } from './stores/store-place.ts';
import { tintOf, tintPixels } from './tint-pixels.ts';

export type PictureFormat = 'webp' | 'avif';
export type PictureFacts = { format: string; width: number; height: number };
/** Target width and height of a picture, and how it is fitted to them. */
export type Cut = { width: number; height: number; operation: Exclude<PictureOperation, 'identify'> };
type Rendition = Cut & { format: PictureFormat };

// One thread per picture, and no cache by file name, because masters change under the same name.
sharp.concurrency(1);
sharp.cache(false);
// Only these formats are read, regardless of a file's extension: no SVG, which can reference other files,
// and no documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

const options = { limitInputPixels: 50_000_000 } as const;
const longestSeconds = 20;
/** Background color behind products in the shop. */
const ground = '#f4efe7';
/** Maximum size in bytes of a shared preview; some readers omit larger ones. */
const mostSharedBytes = 300_000;
/** JPEG qualities, tried in order until the shared preview is small enough. */
const sharedQualities = [84, 72, 58, 42, 25, 10] as const;
/** Pixels tinted before yielding to the event loop. */
const pointsAtOnce = 65_536;

/** Returns a key that must change whenever the code below would produce other bytes from the same master. */
export const recipeOf = ({ operation }: Cut): string =>
  operation === 'share'
    ? `jpeg ${sharedQualities.join(' ')}, ${mostSharedBytes}, ${ground}, 1`
    : 'webp 80 80 2, avif 60 2, 1';

const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  (format === 'webp'
    ? picture.webp({ quality: 80, alphaQuality: 80, effort: 2 })
    : picture.avif({ quality: 60, effort: 2, chromaSubsampling: '4:2:0' })
  ).toBuffer();

const open = (original: string | Buffer, { width, height, operation }: Cut): Sharp =>
  sharp(original, options)
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(width, height, { fit: operation === 'inside' ? 'fill' : 'cover' });

const tinted = async ({ master, tinting }: PictureSource, cut: Cut): Promise<Sharp> => {
  if (!tinting) return open(await master.open(), cut);
  const pixelsOf = async (original: MediaFile) =>
    open(await original.open(), cut)
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await pixelsOf(master);
  const { data: mask } = await pixelsOf(tinting.mask);
  const points = info.width * info.height;
  const tint = tintOf(tinting.tint);
  for (let from = 0; from < points; from += pointsAtOnce) {
    tintPixels(data, { mask, tint, from, to: Math.min(from + pointsAtOnce, points) });
    await setImmediate();
  }
  return sharp(data, { raw: info });
};

/**
 * Renders the preview shown where a page's URL is shared: a JPEG of 1200 × 630 with the master, sized by
 * `cut`, centered on the shop's background.
 */
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

/** Longest side of a picture that somebody gives, in pixels: twice the largest that is shown. */
const longestGivenSide = 3600;

/**
 * Decodes bytes that somebody gave as a picture and encodes its pixels anew, so that nothing else of the file is
 * kept. Throws when they are no JPEG, PNG, WebP or GIF, or have more pixels than that.
 */
export const renderAnew = async (
  bytes: Uint8Array,
  pixelsAtMost: number,
): Promise<{ body: Buffer; width: number; height: number }> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelsAtMost })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(longestGivenSide, longestGivenSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, alphaQuality: 90, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height };
};

/** Renders one picture. Throws when a file is broken. */
export const renderPicture = async (source: PictureSource, rendition: Rendition): Promise<Buffer> =>
  encode(await tinted(source, rendition), rendition.format);

/**
 * Returns a master's format and its size after rotation, read from its header. Throws when it is not a
 * picture.
 */
export const identifyPicture = async (original: string | Buffer): Promise<PictureFacts> => {
  const { format, autoOrient } = await sharp(original, options).metadata();
  return { format, width: autoOrient.width, height: autoOrient.height };
};
