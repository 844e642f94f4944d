import { jwtVerify } from 'jose';

/** Seconds by which two clocks may differ. */
const leeway = 300;

/**
 * Resolves to the claims of a token that was signed by HS256 with one of these keys and has not ended, by clocks that may
 * differ by five minutes; null of any other, whatever algorithm it names (spec 4 §8 rule 11).
 */
export const claimsOf = async (
  token: string,
  keys: readonly string[],
  now: number,
): Promise<object | null> => {
  const rules = { algorithms: ['HS256'], clockTolerance: leeway, currentDate: new Date(now) };
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- there are two keys at most
    const read = await jwtVerify(token, new TextEncoder().encode(key), rules).catch(() => null);
    if (read !== null) return read.payload;
  }
  return null;
};
