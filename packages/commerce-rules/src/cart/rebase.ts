import type { AcknowledgedLine, CartBase, CartOperation } from './cart-operation.ts';

export type ServerAnswer<Shown> = {
  lines: readonly AcknowledgedLine<Shown>[];
  /**
   * Ids of every operation the server had applied when it answered: those of the base when the request was
   * sent, and the request's own.
   */
  included: readonly string[];
};

export type CartLog<Shown> = { base: CartBase<Shown>; operations: readonly CartOperation<Shown>[] };

/**
 * Makes the server's lines the new base and drops the operations they include. An answer that lacks an
 * operation of the current base is outdated and changes nothing, so answers may arrive late, twice or in any
 * order.
 */
export const rebase = <Shown>(
  { base, operations }: CartLog<Shown>,
  answer: ServerAnswer<Shown>,
): CartLog<Shown> => {
  const included = new Set(answer.included);
  if (base.included.some((id) => !included.has(id))) return { base, operations };
  return {
    base: { lines: answer.lines, included: [...included] },
    operations: operations.filter(({ id }) => !included.has(id)),
  };
};
