import { parsePicturePath, type PicturePath } from './picture-path.ts';
import { pictureSize } from './picture-size.ts';
import { shareHeight, shareWidth } from './share-sides.ts';

/**
 * `inside` fits the whole picture within the square, `cover` fills the square and crops the rest, `share`
 * renders the preview shown where a page's URL is shared.
 */
export type PictureOperation = 'inside' | 'cover' | 'identify' | 'share';
export type PictureRequest = {
  picture: PicturePath;
  /** Side of the square in pixels. */ size: number;
  operation: PictureOperation;
};

const operations: Readonly<Record<string, PictureOperation>> = {
  resize: 'inside',
  fit: 'inside',
  crop: 'cover',
  identify: 'identify',
};
const address = /^\/img\/(\d{1,4})\/(\d{1,4})\/(resize|crop|fit|identify)\/(.+)$/;
/**
 * Some readers of shared URLs recognize a picture by its extension, so `.jpg` is appended to the picture's
 * own.
 */
const shared = new RegExp(`^/img/${shareWidth}/${shareHeight}/share/(.+)\\.jpg$`);
const ownPlaces =
  /^\/(?:img\/\d{1,4}\/\d{1,4}\/(?:resize|crop|fit|identify)|media(?:\/catalog\/product)?)(\/.+)$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Returns the picture path of an absolute URL of this shop, below /img or /media; undefined for every other
 * host.
 */
const ownPath = (absolute: string, publicUrl: string | undefined): string | undefined => {
  if (publicUrl === undefined || !URL.canParse(absolute)) return undefined;
  const { host, protocol, username, pathname } = new URL(absolute);
  if (host !== new URL(publicUrl).host || !/^https?:$/.test(protocol) || username !== '') return undefined;
  return decoded(ownPlaces.exec(pathname)?.[1] ?? '');
};

const pictureAt = (encoded: string, publicUrl: string | undefined): PicturePath | undefined => {
  const path = decoded(encoded) ?? '';
  return parsePicturePath((/^[a-z][a-z\d+.-]*:/i.test(path) ? ownPath(path, publicUrl) : path) ?? '');
};

/**
 * Parses `/img/{width}/{height}/{resize|crop|fit|identify}/{path}` (wire §8) or our own
 * `/img/1200/630/share/{path}.jpg`, which has this size only. Takes the path as in the URL and decodes it
 * once. The path is a picture's or, encoded, an absolute URL of `publicUrl`; returns undefined for anything
 * else.
 */
export const parsePictureRequest = (pathname: string, publicUrl?: string): PictureRequest | undefined => {
  const [, toShare] = shared.exec(pathname) ?? [];
  const [, width = '', height = '', operationName = '', rest = ''] = address.exec(pathname) ?? [];
  const operation = toShare === undefined ? operations[operationName] : 'share';
  const asked = toShare === undefined ? Math.max(Number(width), Number(height)) : shareWidth;
  const picture = pictureAt(toShare ?? rest, publicUrl);
  if (!operation || !picture || asked === 0) return undefined;
  return { picture, size: pictureSize(asked), operation };
};
