import type { CartBase, CartOperation, FoldedLine } from './cart-operation.ts';
import { foldCart } from './fold-cart.ts';

/**
 * The most of each line that the server may hold by what this device did: as it last answered, or after any of the changes it was sent and
 * has not answered, in their order. A line taken out is among them: whether the server has heard of that is not known.
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
