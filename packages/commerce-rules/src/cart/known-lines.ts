import type { CartBase, CartOperation, FoldedLine } from './cart-operation.ts';
import { foldCart } from './fold-cart.ts';

/**
 * Returns for each line the largest quantity that the server may hold because of this device: that of its
 * last answer, or that after any of the unanswered changes in order. Removed lines are included, because it
 * is unknown whether the server has received the removal.
 */
export const knownLines = <Shown>(
  base: CartBase<Shown>,
  operations: readonly CartOperation<Shown>[],
): FoldedLine<Shown>[] => {
  const most = new Map<string, FoldedLine<Shown>>();
  for (let count = 0; count <= operations.length; count += 1) {
    for (const line of foldCart(base, operations.slice(0, count))) {
      if (line.qty > (most.get(line.line_key)?.qty ?? 0)) most.set(line.line_key, line);
    }
  }
  return [...most.values()];
};
