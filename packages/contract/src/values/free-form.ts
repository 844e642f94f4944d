import { z } from 'zod';

/** Maximum length of free-form client data, in characters of JSON; this also bounds its depth. */
const largest = 10_000;

/** Whether free-form JSON from a client is small enough to store: at most 10,000 characters. */
export const isStorable = (value: unknown): boolean => {
  try {
    return (JSON.stringify(value) ?? '').length <= largest;
  } catch {
    // Nested too deeply for the stack.
    return false;
  }
};

/** Any value small enough to store. */
export const freeForm = z.unknown().refine(isStorable, 'is too long');
