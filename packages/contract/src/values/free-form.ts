import { z } from 'zod';

/** Room for what clients fill as they like, in characters of JSON; it bounds the depth too. */
const largest = 10_000;

/** True when JSON that clients fill as they like is small enough to be kept: at most 10,000 characters. */
export const isStorable = (value: unknown): boolean => {
  try {
    return (JSON.stringify(value) ?? '').length <= largest;
  } catch {
    // Nested deeper than the stack can walk.
    return false;
  }
};

/** Anything that is small enough to be kept. */
export const freeForm = z.unknown().refine(isStorable, 'is too long');
