import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { isPeriod, period, periodProblem, reportsRead, turnBy, turnSort } from './report-body.ts';

export const reportTurn = defineCall({
  method: 'GET',
  path: '/api/desk/reports/turn',
  access: reportsRead,
  summary:
    'Pieces that orders took of counted stock in a period, less those that came back, against the stock there is: by product, parts of bundles included, or by category, where a product of several counts for each; 500 rows at most',
  query: deskQuery
    .extend({ by: turnBy.default('product'), sort: turnSort.default('slow'), ...period })
    .refine(isPeriod, periodProblem),
  result: z.object({
    /** Days of the period. */
    days: z.int(),
    /** Of all products that there is stock of or that were sold; `rows` are products or categories. */
    total: z.object({ rows: z.int(), pieces: z.int(), qty: z.int() }),
    rows: z.array(
      z.object({
        /** An sku, or the id of a category. */
        key: z.string(),
        name: z.string(),
        pieces: z.int(),
        /** In stock now. */
        qty: z.int(),
        /** Days that this stock lasts at the pace of the period; null where nothing was sold. */
        cover: z.int().nullable(),
        /** Hundredths: how often the stock of the period's begin and end, on average, was sold; null without any. */
        turn: z.int().nullable(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
