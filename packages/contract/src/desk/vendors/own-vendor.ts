import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedProduct } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';
import { statementQuery } from '../statement-query.ts';
import { amountOfUnit, unit, vendorEntry, vendorTerms } from './vendor-values.ts';

/** Of a seller's own account: whose it is, the member who asks says, and never the request. */
const own = { access: { for: 'staff', permission: 'own-vendor.view' } } as const;
const refusals = [...deskRefusals, 'vendor.not-bound'] as const;

const readOwnVendor = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor',
  summary: "The calling seller's own account: terms, goods and what is owed",
  query: deskQuery,
  result: z.object({
    vendor: z.string(),
    name: z.string(),
    goods: z.int(),
    /** Lines with delivered goods that earn nothing, as there are no terms. */
    waiting: z.int(),
    balances: z.array(amountOfUnit),
    terms: vendorTerms.nullable(),
  }),
  refusals,
});

const listOwnGoods = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor/goods',
  summary:
    "The calling seller's products and variants with stock and price, newest first. A page goes on with `before`",
  query: deskQuery.extend({ q: text, before: rowId, limit }),
  result: z.object({ items: z.array(listedProduct), next: z.int().nullable() }),
  refusals: [...refusals, 'request.invalid'],
});

const readOwnGood = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor/goods/{productId}',
  summary: 'A product of the calling seller with what was sold of it',
  query: deskQuery,
  result: z.object({
    product: listedProduct,
    /** Pieces ordered now, those that came to buyers and those that stayed there, with what they earn, in each currency. */
    sold: z.array(z.object({ qty: z.int(), delivered: z.int(), kept: z.int(), net: z.int(), unit })),
  }),
  refusals: [...refusals, 'request.invalid', 'desk.product-not-found'],
});

/** A line of an order with a seller's goods. It says nothing of who ordered. */
const ownLine = z.object({
  id: z.int(),
  order_number: z.string(),
  placed_at: z.string(),
  /** State of the whole order. */
  state: z.string(),
  product: z.string(),
  sku: z.string(),
  /** Pieces ordered now; 0 of a line that was taken out. */
  qty: z.int(),
  delivered: z.int(),
  kept: z.int(),
  /** Minor units of `unit`: what kept pieces cost, what the shop keeps of it, and what is left. */
  gross: z.int(),
  commission: z.int(),
  storage: z.int(),
  net: z.int(),
  unit,
  /** Without terms it earns nothing yet. */
  has_terms: z.boolean(),
});

const listOwnLines = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor/lines',
  summary:
    "Lines of orders with the calling seller's goods and what each earns, the latest first; nothing of the buyers. A page goes on with `before`",
  query: deskQuery.extend({ before: rowId, limit }),
  result: z.object({ items: z.array(ownLine), next: z.int().nullable() }),
  refusals: [...refusals, 'request.invalid'],
});

const readOwnLine = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor/lines/{lineId}',
  summary: "A line of an order with the calling seller's goods",
  query: deskQuery,
  result: ownLine,
  refusals: [...refusals, 'request.invalid', 'vendor.line-not-found'],
});

const readOwnStatement = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor/statement',
  summary:
    'What the calling seller earned, gave back and was paid, or payouts alone, the latest first. A page goes on with `before`',
  query: deskQuery.extend({
    kind: z
      .enum(['', 'earning', 'payout'])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(vendorEntry), next: z.int().nullable() }),
  refusals: [...refusals, 'request.invalid'],
});

const printOwnStatement = defineCall({
  ...own,
  method: 'GET',
  path: '/api/desk/own-vendor/statement/pdf',
  summary: "The calling seller's statement of a month as PDF, in the language of the store",
  query: statementQuery,
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [...refusals, 'request.invalid', 'request.busy', 'paper.statement-too-long'],
});

/** Calls by which a seller reads what is her own, by name. */
export const ownVendorCalls = {
  'desk/own-vendor': readOwnVendor,
  'desk/own-vendor-goods': listOwnGoods,
  'desk/own-vendor-good': readOwnGood,
  'desk/own-vendor-lines': listOwnLines,
  'desk/own-vendor-line': readOwnLine,
  'desk/own-vendor-statement': readOwnStatement,
  'desk/own-vendor-statement-pdf': printOwnStatement,
};
