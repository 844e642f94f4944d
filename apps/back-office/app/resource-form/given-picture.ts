import { ask } from '../provider-client/ask.ts';
import { DeskError } from '../provider-client/desk-error.ts';

/** Longest side that is sent, in pixels; the shop shows none larger. */
const longestSide = 3600;
/** Bytes up to which a file is sent as it is. */
const sentAsIs = 6_000_000;
/** Bytes of the largest file that the shop takes. */
const sentAtMost = 8_000_000;

/** Returns the bytes of a file in base64. */
export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  const step = 32_768;
  for (let start = 0; start < bytes.length; start += step)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + step)));
  return btoa(parts.join(''));
};

/** Makes a large picture smaller before it is sent; what the browser cannot read is left to the shop. */
const sent = async (file: File): Promise<Blob> => {
  if (file.size <= sentAsIs) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  } catch {
    return file;
  }
};

/** The call that keeps a picture; which one says what its giver may do. */
type PictureCall = 'desk/add-picture' | 'desk/add-content-picture';

/**
 * Gives a picture to the shop and returns its path. Throws `DeskError` where the shop cannot use it, or, in the words
 * of `tooLarge`, where it is larger than the shop takes.
 */
export const givePicture = async (
  file: File,
  { call = 'desk/add-picture', tooLarge }: { call?: PictureCall; tooLarge?: string } = {},
): Promise<string> => {
  const picture = await sent(file);
  if (tooLarge !== undefined && picture.size > sentAtMost)
    throw new DeskError({ code: 'request.too-large', status: 413, text: tooLarge, meta: {} });
  const { path } = await ask(call, { body: { data: await base64Of(picture) } });
  return path;
};
