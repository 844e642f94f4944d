import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { currencyCode } from '../values/money.ts';
import { deskQuery, deskRefusals } from './desk-call.ts';

export const readToday = defineCall({
  method: 'GET',
  path: '/api/desk/today',
  access: { for: 'staff', permission: 'today.read' },
  summary:
    "What needs somebody now, today's sales, and how the shop's machine is. What cannot be known is absent. Today is the day in Baghdad",
  query: deskQuery,
  result: z.object({
    orders: z.object({
      /** To be packed or handed to a carrier; not what is to be confirmed first, nor what its buyer asks to cancel. */
      waiting: z.int(),
      /** Of these, placed before `late_before` (ISO 8601). */
      late: z.int(),
      late_before: z.string(),
      /** Brought and not handed over. */
      failed: z.int(),
      /** To be confirmed by telephone before they are packed; of the first hundred that nobody has confirmed. */
      unconfirmed: z.int(),
      on_hold: z.int(),
      cancel_requests: z.int(),
      /** Delivered, and nothing was received for them, though something is due. */
      delivered_unpaid: z.int(),
      /** Delivered, and less was received than is due. */
      delivered_part_paid: z.int(),
    }),
    /** Orders placed today that were not called off, by currency of what is owed; amounts in minor units. */
    sales: z.array(
      z.object({
        unit: z.object({ code: currencyCode, scale: z.int() }),
        orders: z.int(),
        amount: z.int(),
      }),
    ),
    stock: z.object({
      /** Few pieces left, as the storefront says it. */
      low: z.int(),
      out: z.int(),
    }),
    /** What shoppers wrote and nobody has decided on or answered. */
    written: z.object({ reviews: z.int(), questions: z.int(), enquiries: z.int() }),
    health: z.object({
      /** Of the file system that holds the shop's data; absent where it cannot be asked. */
      disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).optional(),
      /** The last backup that was made with the shop's command; absent where none was. */
      backup: z.object({ at: z.string(), folder: z.string(), host: z.string(), bytes: z.int() }).optional(),
      /** Of the public address over https, looked at once a day; absent before the first look. */
      certificate: z
        .object({
          host: z.string(),
          checked_at: z.string(),
          /** Below zero: it has ended. Null where it could not be read. */
          days_left: z.int().nullable(),
          /** Why browsers would not trust it, or why it could not be read. */
          problem: z.string().nullable(),
        })
        .optional(),
      /** Jobs that failed at every try. */
      dead_jobs: z.int(),
      messages: z.object({
        /** To be sent at the next try, the failed ones among them. */
        unsent: z.int(),
        /** Given up or refused in the last 30 days. */
        failed: z.int(),
      }),
    }),
  }),
  refusals: deskRefusals,
});
