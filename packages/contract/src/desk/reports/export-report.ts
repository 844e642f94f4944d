import { z } from 'zod';
import { type CallDefinition, defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import {
  isPeriod,
  period,
  periodProblem,
  refusalsBy,
  reportsRead,
  salesBy,
  stockKind,
  turnBy,
  turnSort,
} from './report-body.ts';

/** Which report, as its call is asked. */
const report = z.discriminatedUnion('report', [
  z
    .object({ report: z.literal('sales'), by: salesBy, ...period, unit: currencyCode.optional() })
    .refine(isPeriod, periodProblem),
  z
    .object({ report: z.literal('margin'), ...period, unit: currencyCode.optional() })
    .refine(isPeriod, periodProblem),
  z.object({ report: z.literal('refusals'), by: refusalsBy, ...period }).refine(isPeriod, periodProblem),
  z
    .object({ report: z.literal('turn'), by: turnBy, sort: turnSort, ...period })
    .refine(isPeriod, periodProblem),
  z.object({ report: z.literal('funnel'), ...period }).refine(isPeriod, periodProblem),
  z.object({ report: z.literal('invoices'), ...period }).refine(isPeriod, periodProblem),
  z.object({ report: z.literal('stock'), kind: stockKind, days: z.int().min(1).max(3650) }),
]);

const file = {
  method: 'POST',
  access: { ...reportsRead, stepUp: true },
  query: deskQuery,
  body: report,
  result: z.instanceof(Blob),
  refusals: [...deskRefusals, 'request.invalid', 'desk.step-up-needed'],
} as const satisfies Partial<CallDefinition>;

export const exportReportCsv = defineCall({
  ...file,
  path: '/api/desk/reports/csv',
  summary: 'The rows of a report as CSV in UTF-8, with headings in the language of the store view',
  file: 'text/csv',
});

export const exportReportXlsx = defineCall({
  ...file,
  path: '/api/desk/reports/xlsx',
  summary:
    'The rows of a report as a workbook, from right to left in Arabic; texts are texts, never formulas',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
