import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody takes for another when a code is read aloud or from paper. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 3;
const ofGroup = 4;

const group = (): string =>
  Array.from({ length: ofGroup }, () => letters[randomInt(letters.length)] ?? '').join('');

/**
 * Returns a code that nobody guesses: 60 random bits in three groups, after the prefix: `EID-7KQM-2XPA-R9TD`.
 * With 5,000 of them valid, one guess in 2 × 10¹⁴ is right.
 */
export const newCouponCode = (prefix: string): string =>
  [...(prefix === '' ? [] : [prefix]), ...Array.from({ length: groups }, group)].join('-');
