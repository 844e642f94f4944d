import type { cart } from '@dijla/messages/en/cart/cart';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';

/** The fix: remove the line, or set it to this quantity; null when there is none. */
export type LineFix = 'remove' | number | null;
export type LineProblem = { text: string; fix: LineFix };

/** Returns the number of pieces available, as far as it is known. */
const leftOf = ({ is_in_stock: isInStock, salable_qty: salable, notice }: CartLineView): number =>
  isInStock ? Math.min(salable ?? Number.POSITIVE_INFINITY, notice?.left ?? Number.POSITIVE_INFINITY) : 0;

/**
 * Whether the line can be ordered as it is. The error of a refused change does not count, because the
 * acknowledged quantity is back.
 */
export const isOrderable = (line: CartLineView): boolean => !line.notice && leftOf(line) >= line.qty;

/** Returns the lines that prevent the cart from being ordered. */
export const heldBackBy = (lines: readonly CartLineView[]): CartLineView[] =>
  lines.filter((line) => !isOrderable(line));

type Texts = Pick<typeof cart, 'outOfStock' | 'onlyAvailable' | 'notSalable' | 'wrongQuantity'>;

/** Returns what prevents the line from being ordered (lesson 24), or null. */
const stateOf = (line: CartLineView, texts: Texts): LineProblem | null => {
  if (isOrderable(line)) return null;
  if (line.notice?.code === 'line-not-salable') return { text: texts.notSalable, fix: 'remove' };
  const left = leftOf(line);
  if (left < 1) return { text: texts.outOfStock, fix: 'remove' };
  // When enough are left, the quantity is below the minimum or above the maximum per order.
  return left < line.qty
    ? { text: texts.onlyAvailable(left), fix: left }
    : { text: texts.wrongQuantity, fix: 'remove' };
};

/**
 * Returns the problem of a line with its fix, or null: the server's refusal first, then what the stock says.
 */
export const lineProblem = (line: CartLineView, texts: Texts): LineProblem | null => {
  const state = stateOf(line, texts);
  return line.error === null ? state : { text: line.error.text, fix: state?.fix ?? null };
};

type HeldBackTexts = Pick<typeof cart, 'missingItems' | 'notOrderable' | 'onlyAvailable'>;

const isGone = ({ notice }: CartLineView, left: number): boolean =>
  left < 1 && notice?.code !== 'line-not-salable';

/**
 * Returns why the cart cannot be ordered, with the names of the lines concerned, or null when it can: first what
 * is out of stock, then a single line of which fewer are left, in the words of spec 2 §8.
 */
export const heldBackText = (lines: readonly CartLineView[], texts: HeldBackTexts): string | null => {
  const held = heldBackBy(lines);
  const gone = held.filter((line) => isGone(line, leftOf(line)));
  if (gone.length > 0) return texts.missingItems(gone.map(({ name }) => name));
  const [first, ...others] = held;
  if (first === undefined) return null;
  const left = leftOf(first);
  return others.length === 0 && left > 0 && left < first.qty
    ? `${first.name}: ${texts.onlyAvailable(left)}`
    : texts.notOrderable(held.map(({ name }) => name));
};
