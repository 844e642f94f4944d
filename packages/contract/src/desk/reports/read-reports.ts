import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import {
  isPeriod,
  period,
  periodProblem,
  refusalsBy,
  reportsRead,
  salesBy,
  stockKind,
  unitAsked,
} from './report-body.ts';

const named = {
  /** A day, an sku, or what a district is found by. */
  key: z.string(),
  name: z.string(),
  /** The governorate of a district. */
  place: z.string().nullable(),
};
const sold = { orders: z.int(), pieces: z.int(), amount: z.int() };

export const reportSales = defineCall({
  method: 'GET',
  path: '/api/desk/reports/sales',
  access: reportsRead,
  summary:
    'Orders that were not called off, by the day they were placed on, by product or by district: days in order, else the most first, 500 at most. Of products it sums what they cost without delivery, in the currency they were ordered in; else what is charged',
  query: deskQuery
    .extend({ by: salesBy.default('day'), ...period, unit: unitAsked })
    .refine(isPeriod, periodProblem),
  result: z.object({
    unit,
    /** Currencies that the period has orders in. */
    units: z.array(unit),
    /** Of all rows, also those that are left out. */
    total: z.object({ ...sold, rows: z.int() }),
    rows: z.array(z.object({ ...named, ...sold })),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const earned = { pieces: z.int(), amount: z.int() };

export const reportMargin = defineCall({
  method: 'GET',
  path: '/api/desk/reports/margin',
  access: reportsRead,
  summary:
    'What products brought in a period, after discounts, without delivery and tax, and what they cost the shop by what is written down now, in the currency they were ordered in; the highest margin first, those without a cost last, 500 rows at most',
  query: deskQuery.extend({ ...period, unit: unitAsked }).refine(isPeriod, periodProblem),
  result: z.object({
    unit,
    /** Currencies that the period has orders in. */
    units: z.array(unit),
    /** Of all rows whose cost is written down, also those that are left out. */
    total: z.object({
      ...earned,
      cost: z.int(),
      margin: z.int(),
      /** All rows. */
      rows: z.int(),
      /** What was sold of products without a cost. */
      without: z.object({ rows: z.int(), amount: z.int() }),
    }),
    rows: z.array(
      z.object({
        /** An sku. */
        key: z.string(),
        name: z.string(),
        ...earned,
        /** Null where nobody has written it down. */
        cost: z.int().nullable(),
        margin: z.int().nullable(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const brought = { deliveries: z.int(), refused: z.int(), missed: z.int() };

export const reportDoor = defineCall({
  method: 'GET',
  path: '/api/desk/reports/refusals',
  access: reportsRead,
  summary:
    'Packages that were brought to a door in a period: how many were refused, wholly or in part, and at how many nobody was there; by how often they were brought, by product or by district, the most refused first, 500 rows at most',
  query: deskQuery.extend({ by: refusalsBy.default('attempts'), ...period }).refine(isPeriod, periodProblem),
  result: z.object({
    total: z.object({ ...brought, rows: z.int() }),
    rows: z.array(z.object({ ...named, ...brought })),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

export const reportStock = defineCall({
  method: 'GET',
  path: '/api/desk/reports/stock',
  access: reportsRead,
  summary:
    'Counted stock at the regular prices of the shop’s first store view: what is worth the most, what is nearly gone, or what nobody bought for some days; 500 rows at most',
  query: deskQuery.extend({
    kind: stockKind.default('value'),
    /** Of `still`: days without a sale. */
    days: z
      .string()
      .regex(/^\d{1,4}$/, 'should be days')
      .transform(Number)
      .refine((days) => days >= 1 && days <= 3650, 'should be from 1 to 3650')
      .default(90),
  }),
  result: z.object({
    unit,
    total: z.object({ rows: z.int(), pieces: z.int(), value: z.int() }),
    rows: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        qty: z.int(),
        /** Minor units of `unit`; null without a price. */
        price: z.int().nullable(),
        value: z.int().nullable(),
        /** ISO 8601; null: never. */
        last_sold_at: z.string().nullable(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
