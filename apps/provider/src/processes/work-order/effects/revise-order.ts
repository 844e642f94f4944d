import { remainingAmounts } from '@dijla/commerce-rules/order-amounts/remaining-amounts';
import {
  appendRevision,
  readRevision,
  type Revision,
  type RevisionContent,
  type WorkedOrder,
} from '../../../modules/orders/orders.ts';
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

/** Returns the current revision of an order that is locked. */
export const currentRevision = async ({
  transaction,
  order,
}: Pick<MoveWork, 'transaction' | 'order'>): Promise<Revision> => {
  const current = await readRevision(transaction, { orderId: order.id });
  if (current === undefined) throw new Error(`order ${order.id} has no revision`);
  return current;
};

type Appended = {
  cause: 'delivery' | 'cancellation' | 'edit' | 'method' | 'address';
  packageNumber: number;
  follows: Revision;
  content: RevisionContent;
};

/** Appends a revision of an order that is locked, with the move's reason. Returns its number. */
export const appendContent = async (
  { transaction, order, input, maker }: MoveWork,
  { cause, packageNumber, follows, content }: Appended,
): Promise<number> => {
  const revision = await appendRevision(transaction, {
    orderId: order.id,
    follows: follows.number,
    cause,
    actor: maker.actor,
    reason: input.reason ?? null,
    requestId: maker.requestId,
    packageNumber,
    content,
  });
  if (revision === null) throw new Error(`order ${order.id} was revised while it was locked`);
  return revision;
};

/**
 * Appends the revision of an order that some pieces of a package have left. Returns its number. What the pieces
 * took is given back by the caller.
 */
export const reviseOrder = async (
  work: MoveWork,
  { cause, packageNumber, gone }: Reduction,
): Promise<number> => {
  const follows = await currentRevision(work);
  const kept = new Map(
    follows.lines.map(({ line_number, qty }) => [line_number, qty - (gone.get(line_number) ?? 0)]),
  );
  const content = remainingAmounts(follows, kept, termsOf(work.order, work.parts));
  return appendContent(work, { cause, packageNumber, follows, content });
};
