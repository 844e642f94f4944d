import type { AlignableLine, BodyLine } from './alignment-of.ts';
import { lineFinder } from './line-finder.ts';

/**
 * Returns the quantities in the cart that exceed the lines its buyer knows of, because they were added
 * elsewhere, by line.
 */
export const linesBeyond = (
  cartLines: readonly AlignableLine[],
  knownLines: readonly BodyLine[],
): { item_id: number; qty: number }[] => {
  const find = lineFinder(cartLines);
  const known = new Map<number, number>();
  for (const body of knownLines) {
    const line = find(body);
    if (line) known.set(line.item_id, (known.get(line.item_id) ?? 0) + body.qty);
  }
  return cartLines
    .map(({ item_id, qty }) => ({ item_id, qty: qty - (known.get(item_id) ?? 0) }))
    .filter(({ qty }) => qty > 0);
};
