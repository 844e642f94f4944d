import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery } from '../desk-call.ts';
import { carrier, lines, moveBody, moveRefusals, reason, trackingNumber } from './move-body.ts';

export const prepareOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/prepare',
  access: { for: 'staff', permission: 'orders.prepare' },
  summary:
    'Holds or releases an order, packs it, splits a package off, has it ready for collection, hands it to a carrier, or has it brought again (spec 2 §3)',
  query: deskQuery,
  body: z.discriminatedUnion('move', [
    moveBody.extend({ move: z.literal('hold'), reason }),
    moveBody.extend({ move: z.literal('release') }),
    moveBody.extend({ move: z.literal('pack') }),
    moveBody.extend({ move: z.literal('split'), lines }),
    moveBody.extend({ move: z.literal('ready') }),
    moveBody.extend({
      move: z.literal('dispatch'),
      carrier,
      tracking_number: trackingNumber.optional(),
    }),
    moveBody.extend({ move: z.literal('reattempt') }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: [
    ...moveRefusals,
    'order.lines-not-there',
    'order.not-paid',
    'order.not-confirmed',
    'order.cancel-requested',
  ],
});
