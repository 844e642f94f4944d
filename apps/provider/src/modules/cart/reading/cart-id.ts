import { randomBytes } from 'node:crypto';

/** Returns a new cart id: a secret of 128 bits. */
export const newCartId = (): string => randomBytes(16).toString('hex');

export const isCartId = (given: string | undefined): given is string =>
  given !== undefined && /^[0-9a-f]{32}$/.test(given);
