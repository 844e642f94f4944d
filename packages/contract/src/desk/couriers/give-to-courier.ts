import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { ordersOf, seenOrder, workedItems } from '../orders/move-orders.ts';

export const giveToCourier = defineCall({
  method: 'POST',
  path: '/api/desk/couriers/{staffId}/orders',
  access: { for: 'staff', permission: 'orders.assign' },
  summary:
    'Gives the packages of up to 100 orders to a courier of the shop. Packed ones are dispatched, those that could not be delivered are brought again, those on their way change hands; each order by itself (spec 4 §7.2)',
  query: deskQuery,
  body: z.object({
    /** `package`: one alone of an order that has several. */
    orders: ordersOf(seenOrder.extend({ package: z.int().min(1).max(10_000).optional() })),
  }),
  result: workedItems,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'courier.not-found'],
});
