import { pageListClient, refusedText, storeCode } from '../lists/page-lists.ts';

/** Longest side that is sent, in pixels, and how well; a slow network carries it in seconds. */
const longestSide = 1600;
const quality = 0.82;
/** Bytes up to which a file that the browser cannot make smaller is sent. */
const sentAsIs = 3_000_000;
const sentWithin = 120_000;

/** Makes a picture small on the device, where the browser can; else it is left to the shop. */
const small = async (file: File): Promise<Blob> => {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return made ?? file;
  } catch {
    return file;
  }
};

const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  const step = 32_768;
  for (let start = 0; start < bytes.length; start += step)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + step)));
  return btoa(parts.join(''));
};

/** Gives the shop a picture for a review and returns its key; `text` is why it was refused, empty without an answer. */
export const giveReviewPicture = async (
  file: File,
): Promise<{ ok: true; key: string } | { ok: false; text: string }> => {
  const sent = await small(file);
  if (sent.size > sentAsIs) return { ok: false, text: '' };
  const answer = await Promise.race([
    pageListClient('review/add-picture', {
      query: { storeCode: storeCode() },
      body: { data: await base64Of(sent) },
    }).catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), sentWithin);
    }),
  ]);
  if (answer?.ok) return { ok: true, key: answer.result.key };
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};
