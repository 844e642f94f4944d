import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { amount, lines, reason } from '../orders/move-body.ts';

const ofStop = z.object({ package: z.int().min(1).max(10_000) });

export const workStop = defineCall({
  method: 'POST',
  path: '/api/desk/run/stops/{orderId}',
  access: { for: 'staff', permission: 'run.work' },
  summary:
    "Says what came of a stop of one's own run: handed over for the cash taken, some of it accepted, refused, or failed. It names no version of the order, as it is said from a telephone without a line (spec 4 §7.2)",
  query: deskQuery,
  body: z.discriminatedUnion('move', [
    ofStop.extend({ move: z.literal('deliver'), amount }),
    /** The pieces that were accepted; the others come back. */
    ofStop.extend({ move: z.literal('accept_part'), lines, amount }),
    ofStop.extend({ move: z.literal('refuse'), reason }),
    ofStop.extend({ move: z.literal('fail'), reason }),
  ]),
  result: orderStatus,
  replayable: true,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'order.not-found',
    'order.move-not-possible',
    'order.lines-not-there',
    'order.amount-too-high',
  ],
});
