import { reuseIfEqual } from '../platform/reuse-if-equal.ts';
import type { CartState } from './cart-view.ts';

/**
 * Returns the newer state with every unchanged line as the same object as before, so that only changed lines
 * render again.
 */
export const reuseCartParts = (before: CartState, after: CartState): CartState => {
  const known = new Map(before.lines.map((line) => [line.line_key, line]));
  const lines = after.lines.map((line) => reuseIfEqual(known.get(line.line_key) ?? line, line));
  return reuseIfEqual(before, { ...after, lines });
};
