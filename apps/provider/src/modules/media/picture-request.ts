import { parsePicturePath, type PicturePath } from './picture-path.ts';
import { pictureSize } from './picture-size.ts';

/** `inside` keeps the whole picture within the square, `cover` fills the square and cuts what stands over. */
export type PictureOperation = 'inside' | 'cover' | 'identify';
export type PictureRequest = { picture: PicturePath; /** Side of the square in pixels. */ size: number; operation: PictureOperation };

const operations: Readonly<Record<string, PictureOperation>> = { resize: 'inside', fit: 'inside', crop: 'cover', identify: 'identify' };
const address = /^\/img\/(\d{1,4})\/(\d{1,4})\/(resize|crop|fit|identify)\/(.+)$/;
const ownPlaces = /^\/(?:img\/\d{1,4}\/\d{1,4}\/(?:resize|crop|fit|identify)|media(?:\/catalog\/product)?)(\/.+)$/;

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

/**
 * Reads `/img/{width}/{height}/{resize|crop|fit|identify}/{path}` (wire §8) as it stands in a URL, decoded once. The
 * path is a picture's or, encoded, an absolute address of `publicUrl`; undefined for anything else.
 */
export const parsePictureRequest = (pathname: string, publicUrl?: string): PictureRequest | undefined => {
  const [, width = '', height = '', operationName = '', rest = ''] = address.exec(pathname) ?? [];
  const operation = operations[operationName];
  const asked = Math.max(Number(width), Number(height));
  const path = decoded(rest);
  if (!operation || !path || asked === 0) return undefined;
  const picture = parsePicturePath((/^[a-z][a-z\d+.-]*:/i.test(path) ? ownPath(path, publicUrl) : path) ?? '');
  return picture && { picture, size: pictureSize(asked), operation };
};
