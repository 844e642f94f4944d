import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Returns a new token of a customer or of the staff: 256 random bits without meaning. */
export const newToken = (): string => randomBytes(secretBytes).toString('base64url');

/** Whether a text has the form of our tokens; any other text is rejected without a database query. */
export const isToken = (text: string | null | undefined): text is string =>
  typeof text === 'string' && tokenPattern.test(text);

/** Returns the hash that is stored of a token, so that a database leak does not allow sign-in. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
