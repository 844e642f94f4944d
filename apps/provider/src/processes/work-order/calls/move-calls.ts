import { orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import type { OrderStatus } from '@dijla/contract/client';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import type { MoveInput, MoveParts } from '../move-work.ts';
import { eachByItself, movedByStaff, type Writing } from '../moved-by-staff.ts';

const moved = async (
  parts: MoveParts,
  { params, input }: { params: Readonly<Record<string, string>>; input: MoveInput },
  writing: Writing,
): Promise<{ result: OrderStatus } | Refusal> => {
  const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
  if (isRefusal(orderId)) return orderId;
  const after = await movedByStaff(parts, { orderId, input }, writing);
  return isRefusal(after) ? after : { result: after };
};

/** `POST /api/desk/orders/moves`. When every order is refused, the call itself is recorded. */
export const moveOrders = handleDeskWrite(
  'desk/move-orders',
  (parts: MoveParts) =>
    async ({ body: { orders, ...input } }, { staff, store, ...context }) => {
      const { permission } = orderMoves[input.move];
      if (!staff.permissions.has(permission)) return refusal('request.not-permitted');
      const result = await eachByItself(
        orders,
        ({ order_id: orderId, version }) =>
          movedByStaff(parts, { orderId, input: { ...input, version } }, context),
        { transaction: context.transaction, language: store.language },
      );
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
