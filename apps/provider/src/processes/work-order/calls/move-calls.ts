import type { OrderStatus } from '@dijla/contract/client';
import type { RequestContext } from '../../../call/call-handler.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import type { Author } from '../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
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
    entityId: number;
    before: object;
    after: object;
  }) => Promise<void>;
};

/** Makes a move for a member of the staff and writes it to the audit. Answers how far the order is then. */
const moved = async (
  parts: MoveParts,
  { params, input }: { params: Readonly<Record<string, string>>; input: MoveInput },
  { transaction, author, act, now }: Writing,
): Promise<{ result: OrderStatus } | Refusal> => {
  const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
  if (isRefusal(orderId)) return orderId;
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
  return { result: after };
};

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
