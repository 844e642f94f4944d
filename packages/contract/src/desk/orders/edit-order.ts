import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery } from '../desk-call.ts';
import { moveBody, moveRefusals, reason } from './move-body.ts';

const said = (most: number) => lineOf(most).refine((text) => text.trim() !== '', 'should not be empty');

/** The pieces of each line that stay in the package, fewer than there are; 0 leaves the line out. */
const fewer = z
  .array(z.object({ line_number: z.int().min(1).max(100_000), qty: z.int().min(0).max(1_000_000) }))
  .min(1)
  .max(500)
  .refine(
    (given) => new Set(given.map(({ line_number }) => line_number)).size === given.length,
    'should name each line once',
  );

/** What of the delivery address is written anew; its governorate stays, as the delivery price hangs on it. */
const address = z.object({
  firstname: said(255).optional(),
  lastname: said(255).optional(),
  telephone: said(64).optional(),
  city: said(255).optional(),
  street: z.array(said(255)).min(1).max(10).optional(),
});

export const editOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/edit',
  access: { for: 'staff', permission: 'orders.edit' },
  summary:
    'Takes pieces out of an order that is not on its way, or corrects its delivery address: a revision, priced as it was ordered, with the pieces back in stock (DESIGN §4)',
  query: deskQuery,
  body: moveBody
    .extend({ reason, lines: fewer.optional(), address: address.optional() })
    .refine(
      ({ lines, address: given }) => lines !== undefined || Object.keys(given ?? {}).length > 0,
      'should change lines or the address',
    ),
  result: orderStatus,
  replayable: true,
  refusals: [...moveRefusals, 'order.lines-not-there'],
});
