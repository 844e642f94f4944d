import type { OrderState } from './order-transitions.ts';

/** So many pieces of a line, by its number within the order. */
type Pieces = { line_number: number; qty: number };

/** What decides over what of an order can be given back. */
export type GivenBack = {
  /** Whether it was placed in this shop, and not with an import. */
  isOwn: boolean;
  packages: readonly { state: OrderState; lines: readonly Pieces[] }[];
  /** What was asked before. */
  returns: readonly {
    state: 'requested' | 'approved' | 'declined' | 'received';
    lines: readonly Pieces[];
  }[];
};

/**
 * Returns how many pieces of each line can be given back, by the line's number, and no line without any: those of
 * delivered packages less those of returns that were not declined.
 */
export const returnablePieces = ({ isOwn, packages, returns }: GivenBack): Map<number, number> => {
  const left = new Map<number, number>();
  const count = ({ line_number: line, qty }: Pieces, sign: 1 | -1) =>
    left.set(line, (left.get(line) ?? 0) + sign * qty);
  if (!isOwn) return left;
  for (const { state, lines } of packages)
    if (state === 'complete') for (const pieces of lines) count(pieces, 1);
  for (const { state, lines } of returns)
    if (state !== 'declined') for (const pieces of lines) count(pieces, -1);
  return new Map([...left].filter(([, qty]) => qty > 0));
};
