import type { cart } from '@dijla/messages/en/cart';
import type { CartLineView } from '../stores/cart-state.ts';

/** Whether the line can be ordered as it stands. Words about a refused change do not count: the acknowledged quantity is back. */
export const isOrderable = ({ is_in_stock: isInStock, salable_qty: salable, qty }: CartLineView): boolean =>
  isInStock && (salable === null || salable >= qty);

/** What a shopper must know of a line, in words, or null: the server's refusal first, then what stock says. */
export const lineProblem = ({ error, is_in_stock: isInStock, salable_qty: salable, qty }: CartLineView, texts: typeof cart): string | null => {
  if (error !== null) return error.text;
  if (!isInStock) return texts.outOfStock;
  return salable !== null && salable < qty ? texts.onlyLeft(salable) : null;
};
