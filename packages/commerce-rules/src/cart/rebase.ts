import type { AcknowledgedLine, CartBase, CartOperation } from './cart-operation.ts';

export type ServerAnswer<Shown> = {
  lines: readonly AcknowledgedLine<Shown>[];
  /** Every operation the server held when it answered: those of the base when the call was sent, and the call's own. */
  included: readonly string[];
};

export type CartLog<Shown> = { base: CartBase<Shown>; operations: readonly CartOperation<Shown>[] };

/**
 * Takes the server's lines as the new base and drops the operations they hold. An answer that lacks an operation
 * the base already holds was overtaken by a newer one: it changes nothing, so answers may come late, twice or in any order.
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
