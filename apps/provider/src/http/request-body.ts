import { type Refusal, refusal } from './refusal.ts';

/** An order carries whole product documents; 1 MB is ten times the reference's limit (wire §1.4). */
export const bodyLimitBytes = 1_048_576;

const readBytes = async (request: Request): Promise<Uint8Array | Refusal> => {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > bodyLimitBytes) return refusal('request.too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > bodyLimitBytes) return refusal('request.too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The parsed JSON body, undefined when there is none. Text that is not UTF-8 JSON is refused, and so is the
 * character U+0000 anywhere in it, which the database cannot hold.
 */
export const readJsonBody = async (request: Request): Promise<{ value: unknown } | Refusal> => {
  const bytes = await readBytes(request);
  if ('tag' in bytes) return bytes;
  if (bytes.byteLength === 0) return { value: undefined };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') return { value: undefined };
    let holdsNull = false;
    const value: unknown = JSON.parse(text, (key, member: unknown) => {
      if (key.includes('\u0000') || (typeof member === 'string' && member.includes('\u0000'))) holdsNull = true;
      return member;
    });
    return holdsNull ? refusal('request.invalid', { problem: 'the character U+0000 is not allowed' }) : { value };
  } catch {
    return refusal('request.malformed-json');
  }
};
