import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { courierClosing, heldCash, unpaidDelivery } from '../../values/desk/courier-run.ts';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { amount } from '../orders/move-body.ts';
import { lineOf } from '../../values/single-line.ts';

/** An amount of minor units; below zero where the shop owes it. */
const held = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

export const readCourierCash = defineCall({
  method: 'GET',
  path: '/api/desk/courier-cash',
  access: { for: 'staff', permission: 'couriers.close-day' },
  summary:
    'Couriers of the shop with the cash each holds by the ledger, packages on their way, orders delivered for less than is due and today’s closing; and the last 50 closings, the latest first',
  query: deskQuery,
  result: z.object({
    day: z.string(),
    couriers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        stops: z.int(),
        cash: z.array(heldCash),
        /** What the courier delivered and took less for than is due, the latest first; at most 20. */
        unpaid: z.array(unpaidDelivery),
        closings: z.array(courierClosing),
      }),
    ),
    closings: z.array(courierClosing),
  }),
  refusals: deskRefusals,
});

export const closeCourierDay = defineCall({
  method: 'POST',
  path: '/api/desk/couriers/{staffId}/closings',
  access: { for: 'staff', permission: 'couriers.close-day' },
  summary:
    'Closes the day of a courier: cash that was counted against what the ledger expects, once a day and currency. A difference needs its reason, and is written off or stays on the courier’s account',
  query: deskQuery,
  body: z.object({
    unit: currencyCode,
    /** What its maker saw; refused when the ledger has changed meanwhile. */
    expected: held,
    handed_in: amount,
    reason: lineOf(500).optional(),
    is_written_off: z.boolean().default(false),
  }),
  result: courierClosing,
  replayable: true,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'courier.not-found',
    'courier.day-closed',
    'courier.cash-changed',
    'courier.difference-unnamed',
  ],
});
