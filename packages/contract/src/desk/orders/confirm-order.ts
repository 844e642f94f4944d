import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { moveBody, moveRefusals } from './move-body.ts';

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/confirm',
  access: { for: 'staff', permission: 'orders.confirm' },
  summary: 'Notes that the buyer means the order (spec 4 §7.2)',
  query: deskQuery,
  body: moveBody,
  result: orderStatus,
  replayable: true,
  refusals: moveRefusals,
});
