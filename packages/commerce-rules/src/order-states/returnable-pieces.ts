import type { OrderState } from './order-transitions.ts';

/** So many pieces of a line, by its number within the order. */
type Pieces = { line_number: number; qty: number };

/** What decides over what of an order can be given back. */
export type GivenBack = {
  /** Whether it was placed in this shop, and not with an import. */
  isOwn: boolean;
  /** `deliveredAt` in milliseconds since 1970; null of one that was not delivered here. */
  packages: readonly { state: OrderState; deliveredAt: number | null; lines: readonly Pieces[] }[];
  /** Days after their delivery in which goods can be given back; null: whenever. */
  withinDays: number | null;
  /** Milliseconds since 1970. */
  now: number;
  /** What was asked before. */
  returns: readonly {
    state: 'requested' | 'approved' | 'declined' | 'received';
    lines: readonly Pieces[];
  }[];
};

const dayMs = 86_400_000;

/**
 * Returns how many pieces of each line can be given back, by the line's number, and no line without any: those of
 * packages delivered no longer ago than the owner says, less those of returns that were not declined.
 */
export const returnablePieces = ({
  isOwn,
  packages,
  returns,
  withinDays,
  now,
}: GivenBack): Map<number, number> => {
  const left = new Map<number, number>();
  const count = ({ line_number: line, qty }: Pieces, sign: 1 | -1) =>
    left.set(line, (left.get(line) ?? 0) + sign * qty);
  if (!isOwn) return left;
  const isInTime = (deliveredAt: number | null): boolean =>
    withinDays === null || deliveredAt === null || now - deliveredAt <= withinDays * dayMs;
  for (const { state, deliveredAt, lines } of packages)
    if (state === 'complete' && isInTime(deliveredAt)) for (const pieces of lines) count(pieces, 1);
  for (const { state, lines } of returns)
    if (state !== 'declined') for (const pieces of lines) count(pieces, -1);
  return new Map([...left].filter(([, qty]) => qty > 0));
};
