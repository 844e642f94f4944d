import type { OrderStatus } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { refusalTexts } from '../../call/refusal-texts.ts';
import type { Author } from '../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { inSavepoint } from '../../database/in-savepoint-sql.ts';
import type { RecordAct } from '../../modules/audit/audit.ts';
import { moveOrder } from './move-order.ts';
import type { MoveInput, MoveParts } from './move-work.ts';
import { orderStatusOf } from './order-status-of.ts';

/** What a write of the desk works with. */
export type Writing = Pick<RequestContext, 'now'> & {
  transaction: DatabaseTransaction;
  author: Author;
  act: RecordAct;
};

/** Makes a move for a member of the staff and writes it to the audit. Answers how far the order is then. */
export const movedByStaff = async (
  parts: MoveParts,
  { orderId, input }: { orderId: number; input: MoveInput },
  { transaction, author, act, now }: Writing,
): Promise<OrderStatus | Refusal> => {
  const outcome = await moveOrder(transaction, { orderId, input, maker: { ...author, now } }, parts);
  if (isRefusal(outcome)) return outcome;
  const [before, after] = [orderStatusOf(outcome.before), orderStatusOf(outcome.after)];
  await act({
    act: 'moved',
    entity: 'order',
    entityId: orderId,
    before: { ...before, move: null },
    // Of an address the audit keeps which fields were given, and none of a person's words.
    after: { ...after, move: input.move, ...(input.address && { address: input.address }) },
  });
  return after;
};

/** An order of a call for many: moved, or left as it is and why. */
type WorkedItem = {
  order_id: number;
  status: OrderStatus | null;
  refusal: { code: string; text: string } | null;
};

type SeenOrder = { order_id: number; version: number };

/**
 * Works many orders in one transaction, by their ids, so that two of these calls do not wait for each other in a
 * circle. What was written of one that is refused is taken back, and the others stay. Returns them in the order given.
 */
export const eachByItself = async (
  orders: readonly SeenOrder[],
  work: (order: SeenOrder) => Promise<OrderStatus | Refusal>,
  { transaction, language }: { transaction: DatabaseTransaction; language: Language },
): Promise<WorkedItem[]> => {
  const items = new Map<number, WorkedItem>();
  for (const order of orders.toSorted((a, b) => a.order_id - b.order_id)) {
    const { order_id } = order;
    const after = await inSavepoint(transaction, () => work(order), isRefusal);
    items.set(
      order_id,
      isRefusal(after)
        ? {
            order_id,
            status: null,
            refusal: { code: after.code, text: refusalTexts[language][after.code](after.data) },
          }
        : { order_id, status: after, refusal: null },
    );
  }
  return orders.flatMap(({ order_id }) => items.get(order_id) ?? []);
};
