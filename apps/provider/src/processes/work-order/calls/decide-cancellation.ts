import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { emit } from '../../../events/emit-sql.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import {
  decideCancelRequest,
  findCancelRequest,
  readOpenCancelRequests,
} from '../../../modules/orders/orders.ts';
import { lockSeenOrder } from '../lock-seen-order.ts';
import { moveLockedOrder } from '../move-order.ts';
import type { MoveParts } from '../move-work.ts';
import { orderStatusOf } from '../order-status-of.ts';

/** `GET /api/desk/cancel-requests` */
export const listCancelRequests = handleCall(
  'desk/cancel-requests',
  ({ database }: { database: Database }) =>
    async (_, { store }) => ({ result: { items: await readOpenCancelRequests(database, store.language) } }),
);

/** `POST /api/desk/orders/{orderId}/cancel-request`: approving it calls the order off, which decides the request. */
export const decideCancellation = handleDeskWrite(
  'desk/decide-cancellation',
  (parts: MoveParts) =>
    async ({ params, body }, { transaction, act, author, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const order = await lockSeenOrder(transaction, orderId, body.version);
      if (isRefusal(order)) return order;
      const request = await findCancelRequest(transaction, orderId);
      if (request?.state !== 'requested') return refusal('order.cancel-not-requested');
      const before = { ...orderStatusOf(order), cancel_request: 'requested' };
      const acted = { act: 'decided', entity: 'order', entityId: orderId, before } as const;
      if (body.decision === 'approve') {
        const input = { move: 'cancel_by_request', version: body.version } as const;
        const moved = await moveLockedOrder(transaction, { order, input, maker: { ...author, now } }, parts);
        if (isRefusal(moved)) return moved;
        const result = orderStatusOf(moved.after);
        await act({ ...acted, after: { ...result, cancel_request: 'sent' } });
        return { result };
      }
      const decision = { state: 'declined', answer: body.reason, actor: author.actor, now } as const;
      await decideCancelRequest(transaction, orderId, decision);
      await emit(transaction, {
        name: 'order.cancel-declined',
        key: String(request.id),
        data: { orderId, requestId: request.id, answer: body.reason },
      });
      await act({ ...acted, after: { ...before, cancel_request: 'declined' } });
      return { result: orderStatusOf(order) };
    },
);
