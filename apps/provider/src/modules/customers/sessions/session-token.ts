import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A new user or refresh token: 256 random bits that say nothing. */
export const newToken = (): string => randomBytes(secretBytes).toString('base64url');

/** Whether a text looks like a token of ours; anything else is known by nobody, without a look at the database. */
export const isToken = (text: string | null | undefined): text is string =>
  typeof text === 'string' && tokenPattern.test(text);

/** What is kept of a token: who reads the database can sign in as nobody. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
