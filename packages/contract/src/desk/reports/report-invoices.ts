import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { isPeriod, period, periodProblem, reportsRead } from './report-body.ts';

export const reportInvoices = defineCall({
  method: 'GET',
  path: '/api/desk/reports/invoices',
  access: reportsRead,
  summary:
    'Invoices and credit notes that were issued in a period, in the order of their numbers, 500 at most; sums by currency are of all',
  query: deskQuery.extend(period).refine(isPeriod, periodProblem),
  result: z.object({
    total: z.object({
      rows: z.int(),
      /** What was invoiced and what was credited, as positive amounts. */
      sums: z.array(z.object({ unit, invoiced: z.int(), credited: z.int() })),
    }),
    rows: z.array(
      z.object({
        kind: z.enum(['invoice', 'credit note']),
        /** As it is printed: `2026-000123`, of a credit note `CN-2026-000123`. */
        number: z.string(),
        /** ISO 8601. */
        issued_at: z.string(),
        order_id: z.int(),
        order_number: z.string(),
        unit,
        grand_total: z.int(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
