import { isRefusal, type Refusal, refusal } from '../call/refusal.ts';

/** An order contains whole product documents; 1 MB is ten times the reference's limit (wire §1.4). */
const largestOfAll = 1_048_576;

/**
 * A client that is still sending does not read a response, so a body that is too large is read and discarded
 * up to this size.
 */
const discardLimitBytes = 16 * largestOfAll;

/**
 * Returns the body's bytes, or a refusal when the body exceeds `atMost` bytes or the client disconnects while
 * sending.
 */
export const readBytes = async (
  request: Request,
  atMost: number = largestOfAll,
): Promise<Uint8Array<ArrayBuffer> | Refusal> => {
  if (Number(request.headers.get('content-length') ?? 0) > discardLimitBytes)
    return refusal('request.too-large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > discardLimitBytes) break;
      if (length <= atMost) chunks.push(part.value);
      else chunks.length = 0;
    }
  } catch {
    return refusal('request.malformed-json');
  }
  return length > atMost ? refusal('request.too-large') : Buffer.concat(chunks);
};

/**
 * Whether a JSON text writes the character U+0000 in a text or a name. It stands there only as an escape, which a
 * backslash before it takes away. A reviver would be called for every value of the body.
 */
const writesNull = (text: string): boolean => {
  const escape = '\\u0000';
  for (let at = text.indexOf(escape); at !== -1; at = text.indexOf(escape, at + escape.length)) {
    let before = at;
    while (text[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return true;
  }
  return false;
};

/**
 * Returns the parsed JSON body, or undefined when there is none. Refuses one of more than `atMost` bytes, text that
 * is not UTF-8 JSON, and text with the character U+0000, which the database cannot hold.
 */
export const readJsonBody = async (
  request: Request,
  atMost?: number,
): Promise<{ value: unknown } | Refusal> => {
  const bytes = await readBytes(request, atMost);
  if (isRefusal(bytes)) return bytes;
  if (bytes.byteLength === 0) return { value: undefined };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') return { value: undefined };
    const value: unknown = JSON.parse(text);
    return writesNull(text)
      ? refusal('request.invalid', { problem: 'the character U+0000 is not allowed' })
      : { value };
  } catch {
    return refusal('request.malformed-json');
  }
};
