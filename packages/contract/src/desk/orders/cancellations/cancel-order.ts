import { defineCall } from '../../../define-call.ts';
import { orderStatus } from '../../../values/desk/order-status.ts';
import { deskQuery } from '../../desk-call.ts';
import { moveBody, moveRefusals, reason } from '../move-body.ts';

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/cancel',
  access: { for: 'staff', permission: 'orders.cancel' },
  summary:
    'Calls off an order, or one of its packages: stock goes back, and the uses of its coupon when nothing is left (spec 2 §3)',
  query: deskQuery,
  body: moveBody.extend({ reason }),
  result: orderStatus,
  replayable: true,
  refusals: moveRefusals,
});
