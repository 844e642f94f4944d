import { parsePicturePath, type PicturePath } from './picture-path.ts';
import { pictureSize } from './picture-size.ts';
import { shareHeight, shareWidth } from './share-sides.ts';

/** `inside` keeps the whole picture within the square, `cover` fills the square and cuts what stands over, `share` makes the picture that is shown where a page's address is shared. */
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
/** Readers that look for an ending know a picture by it, so the picture's own one has `.jpg` behind it. */
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

/** The picture that an absolute address of this shop names, below /img or /media; undefined for every other host. */
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
 * Reads `/img/{width}/{height}/{resize|crop|fit|identify}/{path}` (wire §8) and, of one size only, `/img/1200/630/share/{path}.jpg`
 * (ours) as it stands in a URL, decoded once. The path is a picture's or, encoded, an absolute address of `publicUrl`; undefined for anything else.
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
