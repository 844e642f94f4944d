import { remainingAmounts } from '@dijla/commerce-rules/order-amounts/remaining-amounts';
import { appendRevision, readRevision, type WorkedOrder } from '../../../modules/orders/orders.ts';
import type { MoveWork } from '../move-work.ts';

/** Returns the rates and steps that were frozen with an order, with the store's step of cash. */
export const termsOf = (
  { currency, base_currency, base_rate, payable, store_code }: WorkedOrder,
  { stores }: MoveWork['parts'],
) => {
  const store = stores.byCode(store_code);
  return {
    currency: { ...store.currency, ...currency },
    base_currency: { ...store.base_currency, ...base_currency },
    base_rate,
    payable: payable === null ? null : { ...payable, currency: { ...store.currency, ...payable.currency } },
    cash_step: store.cash_step,
  };
};

type Reduction = {
  cause: 'delivery' | 'cancellation';
  packageNumber: number;
  /** How many pieces of its lines leave the order, by line number. */
  gone: ReadonlyMap<number, number>;
};

/**
 * Appends the revision of an order that some pieces of a package have left. Returns its number. What the pieces
 * took is given back by the caller.
 */
export const reviseOrder = async (
  { transaction, order, input, maker, parts }: MoveWork,
  { cause, packageNumber, gone }: Reduction,
): Promise<number> => {
  const current = await readRevision(transaction, { orderId: order.id });
  if (current === undefined) throw new Error(`order ${order.id} has no revision`);
  const kept = new Map(
    current.lines.map(({ line_number, qty }) => [line_number, qty - (gone.get(line_number) ?? 0)]),
  );
  const revision = await appendRevision(transaction, {
    orderId: order.id,
    follows: current.number,
    cause,
    actor: maker.actor,
    reason: input.reason ?? null,
    requestId: maker.requestId,
    packageNumber,
    content: remainingAmounts(current, kept, termsOf(order, parts)),
  });
  if (revision === null) throw new Error(`order ${order.id} was revised while it was locked`);
  return revision;
};
