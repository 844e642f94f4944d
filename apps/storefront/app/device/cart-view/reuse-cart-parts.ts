import { reuseIfEqual } from '../platform/reuse-if-equal.ts';
import type { CartState } from './cart-view.ts';

/** The newer state in which every line that says the same as before is the same object: a line is drawn anew when it has changed. */
export const reuseCartParts = (before: CartState, after: CartState): CartState => {
  const known = new Map(before.lines.map((line) => [line.line_key, line]));
  const lines = after.lines.map((line) => reuseIfEqual(known.get(line.line_key) ?? line, line));
  return reuseIfEqual(before, { ...after, lines });
};
