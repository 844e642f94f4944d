import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const printPackingSlip = defineCall({
  method: 'GET',
  path: '/api/desk/orders/{orderId}/packing-slip',
  access: { for: 'staff', permission: 'orders.read' },
  summary:
    'What goes into the parcel of an order as it is now, as PDF in the language of the store: what to pack, for whom, the cash to collect; no prices',
  query: deskQuery,
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [...deskRefusals, 'request.invalid', 'request.busy', 'order.not-found'],
});
