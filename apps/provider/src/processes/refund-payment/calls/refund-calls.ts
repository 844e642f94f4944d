import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { type Gateways, lockRefund } from '../../../modules/payments/payments.ts';
import { lockSeenOrder } from '../../work-order/lock-seen-order.ts';
import type { MoveParts } from '../../work-order/move-work.ts';
import { orderStatusOf } from '../../work-order/order-status-of.ts';
import { applyToLocked } from '../apply-refund.ts';
import { beginRefund } from '../begin-refund.ts';

/** `POST /api/desk/orders/{orderId}/payment-refunds`: the gateway is asked once this is committed. */
export const refundPaymentCall = handleDeskWrite(
  'desk/refund-payment',
  ({ gateways }: { gateways: Gateways }) =>
    async ({ params, body }, { transaction, author, act, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const order = await lockSeenOrder(transaction, orderId, body.version);
      if (isRefusal(order)) return order;
      const { attempt: attemptId, amount, reason } = body;
      const given = { attemptId, amount, reason, maker: { ...author, now }, gateways };
      const begun = await beginRefund(transaction, order, given);
      if (isRefusal(begun)) return begun;
      const after = { refund: begun.refundId, attempt: attemptId, amount };
      await act({ act: 'refund-asked', entity: 'order', entityId: orderId, before: null, after });
      return { result: orderStatusOf(order) };
    },
);

/** `POST /api/desk/orders/{orderId}/settle-refund` */
export const settleRefundCall = handleDeskWrite(
  'desk/settle-refund',
  (parts: MoveParts) =>
    async ({ params, body }, { transaction, author, act, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const order = await lockSeenOrder(transaction, orderId, body.version);
      if (isRefusal(order)) return order;
      const { refund: refundId, outcome: state, reason } = body;
      const refund = await lockRefund(transaction, refundId);
      if (refund === undefined || refund.order_id !== orderId) return refusal('payment.not-found');
      if (!['unknown', 'pending'].includes(refund.state)) return refusal('order.refund-settled');
      const maker = { ...author, now };
      await applyToLocked(transaction, { order, refundId, outcome: { state }, maker }, parts);
      const before = { refund: refundId, state: refund.state };
      await act({
        act: 'refund-settled',
        entity: 'order',
        entityId: orderId,
        before,
        after: { refund: refundId, state, reason },
      });
      const after = await readWorkedOrder(transaction, orderId);
      if (after === undefined) throw new Error(`order ${orderId} is locked and not there`);
      return { result: orderStatusOf(after) };
    },
);
