import type { cart } from '@dijla/messages/en/cart';
import type { CartLineView } from '../stores/cart-state.ts';

/** What a shopper must know of a line, in words, or null: the server's refusal first, then what stock says. */
export const lineProblem = ({ error, is_in_stock: isInStock, salable_qty: salable, qty }: CartLineView, texts: typeof cart): string | null => {
  if (error !== null) return error.text;
  if (!isInStock) return texts.outOfStock;
  return salable !== null && salable < qty ? texts.onlyLeft(salable) : null;
};
