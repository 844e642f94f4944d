/** Returns the number on the cart icon: pieces, not lines (spec 1 §9). */
export const cartCount = (lines: readonly { qty: number }[]): number =>
  lines.reduce((count, { qty }) => count + qty, 0);
