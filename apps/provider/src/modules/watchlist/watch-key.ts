import { randomBytes } from 'node:crypto';

/** Returns the key of a new alert, which confirms and ends it: a secret of 128 bits. */
export const newWatchKey = (): string => randomBytes(16).toString('base64url');
