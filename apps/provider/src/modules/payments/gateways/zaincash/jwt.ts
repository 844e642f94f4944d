import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which two clocks may differ. */
const leeway = 300;

const signatureOf = (signed: string, key: string): Buffer =>
  createHmac('sha256', key).update(signed).digest();

const partOf = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * Returns the claims of a token that was signed by HS256 with one of these keys and has not ended, by clocks that may
 * differ by five minutes; null of any other, whatever algorithm it names (spec 4 §8 rule 11).
 */
export const claimsOf = (token: string, keys: readonly string[], now: number): object | null => {
  const [head = '', body = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  try {
    const header = partOf(head) as { alg?: unknown };
    if (header.alg !== 'HS256') return null;
    const signature = Buffer.from(given, 'base64url');
    const isSigned = keys.some((key) => {
      const right = signatureOf(`${head}.${body}`, key);
      return right.length === signature.length && timingSafeEqual(right, signature);
    });
    const claims = partOf(body);
    if (!isSigned || typeof claims !== 'object' || claims === null) return null;
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' && exp + leeway < now / 1000 ? null : claims;
  } catch {
    return null;
  }
};
