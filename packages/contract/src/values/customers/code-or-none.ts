import { z } from 'zod';
import { lineOf } from '../single-line.ts';

/** Fewest characters of a postcode or a tax id (spec 2 §5). */
const least = 3;

/**
 * A postcode or a tax id of at most `most` characters: at least three, or none, because Iraq uses no postcodes
 * and most shoppers have no tax id.
 */
export const codeOrNone = (most: number) =>
  z
    .union([
      lineOf(most).refine(
        (code) => code.trim() === '' || code.trim().length >= least,
        `should be at least ${least} characters`,
      ),
      z.null(),
    ])
    .optional();
