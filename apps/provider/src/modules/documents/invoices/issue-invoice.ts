import { baghdadDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { packageStatesOf } from '@dijla/commerce-rules/order-states/folded-states';
import { mayBeInvoiced } from '@dijla/commerce-rules/order-states/may-be-invoiced';
import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type Refusal, refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { orderPaperOf } from '../papers/order-paper-of.ts';
import { readOrderRows } from '../papers/order-paper-sql.ts';
import type { SellerFacts } from '../seller/seller.ts';
import type { Invoice } from './invoice.ts';
import { findIssued, insertInvoice, lockOrder } from './invoice-sql.ts';

/** Who issues, and when (ms since 1970), with the facts about the seller that are frozen. */
export type Issuing = { seller: SellerFacts; actor: string; now: number };

/**
 * Issues the invoice of an order, once for each revision, and freezes all that it says; again, it returns the
 * same. Refuses an order that its state forbids to invoice, and one that was placed elsewhere. The order and
 * the series of the numbers stay locked until the transaction ends: call it late in the transaction.
 */
export const issueInvoice = async (
  transaction: DatabaseTransaction,
  { orderId, stores }: { orderId: number; stores: Pick<Stores, 'byCode'> },
  { seller, actor, now }: Issuing,
): Promise<Invoice | Refusal> => {
  await lockOrder(transaction, orderId);
  const [row] = await readOrderRows(transaction, [orderId]);
  if (row === undefined) return refusal('order.not-found');
  const paper = orderPaperOf(row, stores);
  const key = { kind: 'invoice', orderId, revision: paper.revision, cause: 'order' } as const;
  const issued = await findIssued(transaction, key);
  if (issued !== undefined) return issued;
  if (!row.is_own || !mayBeInvoiced(orderStateOf([...packageStatesOf(row.events).values()])))
    return refusal('order.no-invoice');
  const data = { paper, seller, credited: null };
  return insertInvoice(transaction, {
    ...key,
    credits: null,
    year: baghdadDayAt(now).year,
    now,
    actor,
    data,
  });
};
