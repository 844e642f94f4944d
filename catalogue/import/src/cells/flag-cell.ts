import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

const yes = new Set(['1', 'yes', 'y', 'true', 't', 'on', 'x', '✓', '✔', 'نعم', 'اي', 'إي', 'صح', 'صحيح']);
const no = new Set(['0', 'no', 'n', 'false', 'f', 'off', '-', '✗', 'لا', 'كلا', 'خطأ']);

/**
 * Parses yes or no as people and programs write it: `yes`, `1`, `TRUE`, `نعم`, `لا`. Returns undefined for
 * other text.
 */
export const flagCell = (cell: string): boolean | undefined => {
  const word = latinDigits(cell).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
};
