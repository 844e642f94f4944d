import { largestQuantity, quantityOf } from '@dijla/commerce-rules/cart/quantity-of';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** A product code of a written list, and how many are wanted. */
export type WrittenCode = { code: string; qty: number };

/** Most codes of one list, which one search of the catalog answers. */
export const mostCodes = 100;

/** `CODE`, `CODE 2`, `CODE, 2`, `CODE x2`, or the two cells of a pasted table. */
const lineForm = /^(?<code>\S.*?)(?:(?:\s*[,;×*]\s*|\s+)(?:x\s*)?(?<qty>\d{1,9}))?$/u;

/**
 * Returns the codes of a list with one on each line. A code that stands there twice is wanted as often as both
 * lines say; lines without a code, and whatever is beyond the most codes, are left out.
 */
export const writtenCodes = (text: string): WrittenCode[] => {
  const codes = new Map<string, WrittenCode>();
  for (const line of text.split(/[\r\n]+/)) {
    const { code, qty: digits } = lineForm.exec(latinDigits(line.trim()))?.groups ?? {};
    const quantity = quantityOf(digits ?? 1);
    if (code === undefined || !quantity.ok) continue;
    const key = code.toLowerCase();
    const before = codes.get(key);
    codes.set(key, {
      code: before?.code ?? code,
      qty: Math.min((before?.qty ?? 0) + quantity.qty, largestQuantity),
    });
  }
  return [...codes.values()].slice(0, mostCodes);
};
