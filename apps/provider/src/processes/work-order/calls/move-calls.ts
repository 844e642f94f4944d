import { orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import type { OrderStatus } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { RequestContext } from '../../../call/call-handler.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { refusalTexts } from '../../../call/refusal-texts.ts';
import type { Author } from '../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { inSavepoint } from '../../../database/in-savepoint-sql.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { moveOrder } from '../move-order.ts';
import type { MoveInput, MoveParts } from '../move-work.ts';
import { orderStatusOf } from '../order-status-of.ts';

type Writing = Pick<RequestContext, 'now'> & {
  transaction: DatabaseTransaction;
  author: Author;
  act: (act: {
    act: string;
    entity: string;
    entityId: number | null;
    before: object | null;
    after: object;
  }) => Promise<void>;
};

/** Makes a move for a member of the staff and writes it to the audit. Answers how far the order is then. */
const movedOrder = async (
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
    after: { ...after, move: input.move },
  });
  return after;
};

const moved = async (
  parts: MoveParts,
  { params, input }: { params: Readonly<Record<string, string>>; input: MoveInput },
  writing: Writing,
): Promise<{ result: OrderStatus } | Refusal> => {
  const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
  if (isRefusal(orderId)) return orderId;
  const after = await movedOrder(parts, { orderId, input }, writing);
  return isRefusal(after) ? after : { result: after };
};

type MovedItem = {
  order_id: number;
  status: OrderStatus | null;
  refusal: { code: string; text: string } | null;
};

/** Moves one of many: what it wrote is taken back when it is refused, and the others stay moved. */
const movedOne = async (
  parts: MoveParts,
  { orderId, input, language }: { orderId: number; input: MoveInput; language: Language },
  writing: Writing,
): Promise<MovedItem> => {
  const move = () => movedOrder(parts, { orderId, input }, writing);
  const after = await inSavepoint(writing.transaction, move, isRefusal);
  if (!isRefusal(after)) return { order_id: orderId, status: after, refusal: null };
  const text = refusalTexts[language][after.code](after.data);
  return { order_id: orderId, status: null, refusal: { code: after.code, text } };
};

/**
 * `POST /api/desk/orders/moves`: in one transaction, the orders by their ids, so that two of these calls do not wait
 * for each other in a circle. When every order is refused, the call itself is recorded.
 */
export const moveOrders = handleDeskWrite(
  'desk/move-orders',
  (parts: MoveParts) =>
    async ({ body: { orders, ...input } }, { staff, store, ...context }) => {
      const { permission } = orderMoves[input.move];
      if (!staff.permissions.has(permission)) return refusal('request.not-permitted');
      const items = new Map<number, MovedItem>();
      for (const { order_id: orderId, version } of orders.toSorted((a, b) => a.order_id - b.order_id)) {
        const one = { orderId, input: { ...input, version }, language: store.language };
        items.set(orderId, await movedOne(parts, one, context));
      }
      const result = orders.flatMap(({ order_id }) => items.get(order_id) ?? []);
      const moves = result.filter(({ status }) => status !== null).length;
      await context.act({
        act: 'moved-many',
        entity: 'order',
        entityId: null,
        before: null,
        after: { move: input.move, orders: orders.length, moved: moves },
      });
      return { result: { items: result } };
    },
);

/** `POST /api/desk/orders/{orderId}/confirm` */
export const confirmOrder = handleDeskWrite(
  'desk/confirm-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: { ...body, move: 'confirm' } }, context),
);

/** `POST /api/desk/orders/{orderId}/prepare` */
export const prepareOrder = handleDeskWrite(
  'desk/prepare-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: body }, context),
);

/** `POST /api/desk/orders/{orderId}/edit` */
export const editOrder = handleDeskWrite(
  'desk/edit-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: { ...body, move: 'edit' } }, context),
);

/** `POST /api/desk/orders/{orderId}/deliver` */
export const deliverOrder = handleDeskWrite(
  'desk/deliver-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: body }, context),
);

/** `POST /api/desk/orders/{orderId}/review` */
export const reviewOrder = handleDeskWrite(
  'desk/review-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: body }, context),
);

/** `POST /api/desk/orders/{orderId}/cancel` */
export const cancelOrder = handleDeskWrite(
  'desk/cancel-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: { ...body, move: 'cancel' } }, context),
);

/** `POST /api/desk/orders/{orderId}/refund` */
export const refundOrder = handleDeskWrite(
  'desk/refund-order',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: { ...body, move: 'refund' } }, context),
);

/** `POST /api/desk/orders/{orderId}/payments` */
export const notePayment = handleDeskWrite(
  'desk/note-payment',
  (parts: MoveParts) =>
    ({ params, body }, context) =>
      moved(parts, { params, input: body }, context),
);
