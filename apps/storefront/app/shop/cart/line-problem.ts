import type { cart } from '@dijla/messages/en/cart/cart';
import type { CartLineView } from '../../device/cart-view/cart-view.ts';

/** The way out of it: take the line out, or as many as are left; null when none is known. */
export type LineFix = 'remove' | number | null;
export type LineProblem = { text: string; fix: LineFix };

/** How many there can be of the line, as far as anybody said. */
const leftOf = ({ is_in_stock: isInStock, salable_qty: salable, notice }: CartLineView): number =>
  isInStock ? Math.min(salable ?? Number.POSITIVE_INFINITY, notice?.left ?? Number.POSITIVE_INFINITY) : 0;

/** Whether the line can be ordered as it stands. Words about a refused change do not count: the acknowledged quantity is back. */
export const isOrderable = (line: CartLineView): boolean => !line.notice && leftOf(line) >= line.qty;

/** The lines that keep the cart from being ordered. */
export const heldBackBy = (lines: readonly CartLineView[]): CartLineView[] =>
  lines.filter((line) => !isOrderable(line));

type Texts = Pick<typeof cart, 'outOfStock' | 'onlyLeft' | 'notSalable' | 'wrongQuantity'>;

/** What keeps the line from being ordered (lesson 24). */
const stateOf = (line: CartLineView, texts: Texts): LineProblem | null => {
  if (isOrderable(line)) return null;
  if (line.notice?.code === 'line-not-salable') return { text: texts.notSalable, fix: 'remove' };
  const left = leftOf(line);
  if (left < 1) return { text: texts.outOfStock, fix: 'remove' };
  // Enough are left: it is sold by so many at least, or at most.
  return left < line.qty
    ? { text: texts.onlyLeft(left), fix: left }
    : { text: texts.wrongQuantity, fix: 'remove' };
};

/** What a shopper must know of a line, in words, with the way out, or null: the server's refusal first, then what stock says. */
export const lineProblem = (line: CartLineView, texts: Texts): LineProblem | null => {
  const state = stateOf(line, texts);
  return line.error === null ? state : { text: line.error.text, fix: state?.fix ?? null };
};
