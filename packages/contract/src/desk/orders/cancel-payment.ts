import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const cancelPayment = defineCall({
  method: 'POST',
  path: '/api/desk/payments/cancel',
  aliases: ['/api/ext/qicard/cancel'],
  access: { for: 'staff', permission: 'orders.cancel' },
  summary:
    'Has a gateway cancel a payment that was begun, by the gateway’s own id of it (wire §11). One that was paid meanwhile stays, and is refused',
  query: deskQuery,
  body: z.object({ payment_id: z.string().min(1).max(64) }),
  result: z.object({ success: z.literal(true) }),
  refusals: [...deskRefusals, 'request.invalid', 'payment.not-found', 'payment.not-cancelled'],
});
