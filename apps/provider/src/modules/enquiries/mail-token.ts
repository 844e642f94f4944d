import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which a token sends its message. */
const validMs = 3_600_000;
const signatureBytes = 16;

/** Signs with a key derived for the purpose: the secret signs other things too. */
const signatureOf = (text: string, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('mail token').digest();
  return createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes);
};

/** Returns a token that sends one message to the shop, within an hour. */
export const newMailToken = (secret: string, now: number): string => {
  const text = `${now + validMs}.${randomBytes(16).toString('base64url')}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
};

/** Returns what a token is known by once it is used, and until when it is good; null for one that is not. */
export const readMailToken = (
  token: string,
  secret: string,
  now: number,
): { hash: Buffer; until: Date } | null => {
  const [until = '', nonce = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(`${until}.${nonce}`, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(until) > now
    ? { hash: createHash('sha256').update(`mail ${nonce}`).digest(), until: new Date(Number(until)) }
    : null;
};
