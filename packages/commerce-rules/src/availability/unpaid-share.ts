/** Pieces of a product while orders wait for their payment. */
export type HeldStock = {
  /** That nobody has taken. */
  left: number;
  /** That waiting orders have taken, the one in question included. */
  held: number;
  /** That the order in question has taken. */
  own: number;
};

/**
 * Returns how many pieces of a product one order may hold while it waits for its payment, where all that wait may hold
 * `percent` of its stock together (Q03 of the specification's decisions). Parts of a piece are rounded up, so that
 * the last one can be bought by whoever pays first.
 */
export const mayHold = ({ left, held, own }: HeldStock, percent: number): number =>
  Math.max(0, Math.ceil(((left + held) * percent) / 100) - (held - own));
