import type { cart } from '@dijla/messages/en/cart';
import type { CartLineView } from '../stores/cart-state.ts';

/** The way out of it: take the line out, or as many as are left; null when none is known. */
export type LineFix = 'remove' | number | null;
export type LineProblem = { text: string; fix: LineFix };

/** Whether the line can be ordered as it stands. Words about a refused change do not count: the acknowledged quantity is back. */
export const isOrderable = ({ is_in_stock: isInStock, salable_qty: salable, qty }: CartLineView): boolean =>
  isInStock && (salable === null || salable >= qty);

const fixOf = (line: CartLineView): LineFix => {
  if (isOrderable(line)) return null;
  const { is_in_stock: isInStock, salable_qty: left } = line;
  return isInStock && left !== null && left >= 1 ? left : 'remove';
};

/** What a shopper must know of a line, in words, with the way out, or null: the server's refusal first, then what stock says. */
export const lineProblem = (line: CartLineView, texts: Pick<typeof cart, 'outOfStock' | 'onlyLeft'>): LineProblem | null => {
  const { error, salable_qty: left } = line;
  const fix = fixOf(line);
  if (error !== null) return { text: error.text, fix };
  if (fix === null) return null;
  return { text: fix === 'remove' ? texts.outOfStock : texts.onlyLeft(left ?? 0), fix };
};
