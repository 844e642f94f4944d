import { isRefusal, type Refusal, refusal } from '../call/refusal.ts';

/** An order contains whole product documents; 1 MB is ten times the reference's limit (wire §1.4). */
const bodyLimitBytes = 1_048_576;

/**
 * A client that is still sending does not read a response, so a body that is too large is read and discarded
 * up to this size.
 */
const discardLimitBytes = 16 * bodyLimitBytes;

/**
 * Returns the body's bytes, or a refusal when the body exceeds the limit or the client disconnects while
 * sending.
 */
export const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | Refusal> => {
  if (Number(request.headers.get('content-length') ?? 0) > discardLimitBytes)
    return refusal('request.too-large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > discardLimitBytes) break;
      if (length <= bodyLimitBytes) chunks.push(part.value);
      else chunks.length = 0;
    }
  } catch {
    return refusal('request.malformed-json');
  }
  return length > bodyLimitBytes ? refusal('request.too-large') : Buffer.concat(chunks);
};

/**
 * Returns the parsed JSON body, or undefined when there is none. Refuses text that is not UTF-8 JSON, and
 * text with the character U+0000, which the database cannot hold.
 */
export const readJsonBody = async (request: Request): Promise<{ value: unknown } | Refusal> => {
  const bytes = await readBytes(request);
  if (isRefusal(bytes)) return bytes;
  if (bytes.byteLength === 0) return { value: undefined };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') return { value: undefined };
    let holdsNull = false;
    const value: unknown = JSON.parse(text, (key, member: unknown) => {
      if (key.includes('\u0000') || (typeof member === 'string' && member.includes('\u0000')))
        holdsNull = true;
      return member;
    });
    return holdsNull
      ? refusal('request.invalid', { problem: 'the character U+0000 is not allowed' })
      : { value };
  } catch {
    return refusal('request.malformed-json');
  }
};
