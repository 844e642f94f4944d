import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

const term = z.string().min(1).max(256);
const id = z.string().min(1).max(255);
const amount = z.number().min(0).max(1_000_000_000_000);
/** Made by the device; the same again is told once. */
const reportId = z.uuid();

/** Reports that a shop passes on to the host of a store, or to nobody; none of them names a visitor. */
const ofReports = {
  method: 'POST',
  access: { for: 'anyone' },
  limit: 'search',
  of: 'clients',
  query: storeQuery,
  /** Nothing, whatever becomes of the report. */
  result: z.object({}),
  refusals: ['report.parameter-missing', 'request.invalid', 'request.too-many'],
} as const;

const reportSearch = defineCall({
  ...ofReports,
  path: '/api/ext/dijla/reports/search',
  summary:
    'A search that was made, for the host of the store’s reports: term, total results and type of query (ours)',
  body: z.object({
    report_id: reportId,
    term,
    total: z.int().min(0).max(100_000_000),
    type: z.string().min(1).max(32),
  }),
});

const reportClick = defineCall({
  ...ofReports,
  path: '/api/ext/dijla/reports/click',
  summary:
    'A product that was opened among the results of a search, and again with `led_to_order` once it was ordered (ours)',
  body: z.object({
    report_id: reportId,
    term,
    id,
    name: z.string().min(1).max(512),
    url: z.url({ protocol: /^https?$/ }).max(2048),
    led_to_order: z.literal(true).optional(),
  }),
});

const reportCheckout = defineCall({
  ...ofReports,
  path: '/api/ext/dijla/reports/checkout',
  summary:
    'What was ordered, without the order: of each product its id, quantity and price in units of the store’s currency, with the rate of that currency (ours)',
  body: z.object({
    report_id: reportId,
    rate: z.number().positive().max(1_000_000_000),
    items: z
      .array(z.object({ id, qty: z.number().positive().max(1_000_000), price: amount }))
      .min(1)
      .max(500),
  }),
});

export const analyticsCalls = {
  'report/search': reportSearch,
  'report/click': reportClick,
  'report/checkout': reportCheckout,
} as const;
