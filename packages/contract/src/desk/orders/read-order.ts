import { defineCall } from '../../define-call.ts';
import { deskOrder } from '../../values/desk/desk-order.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const readDeskOrder = defineCall({
  method: 'GET',
  path: '/api/desk/orders/{orderId}',
  access: { for: 'staff', permission: 'orders.read' },
  summary: 'One order: how far it is, what is owed, what is in it and what happened to it',
  query: deskQuery,
  result: deskOrder,
  refusals: [...deskRefusals, 'request.invalid', 'order.not-found'],
});
