import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';
import { statementQuery } from '../statement-query.ts';
import { ownVendorCalls } from './own-vendor.ts';
import { amountOfUnit, unit, vendorEntry, vendorTerms } from './vendor-values.ts';

const listed = z.object({
  /** Identifier of the seller's page, and code of the option of the attribute 'vendor'. */
  vendor: z.string(),
  name: z.string(),
  /** Products that name the seller. */
  goods: z.int(),
  /** The shop's commission in hundredths of a percent; null before there are terms. */
  rate: z.int().nullable(),
  /** Lines of orders with delivered goods that earn nothing, as there are no terms. */
  waiting: z.int(),
  /** What the seller is owed, in each currency that there was something in. */
  balances: z.array(amountOfUnit),
});

const listVendors = defineCall({
  method: 'GET',
  path: '/api/desk/vendors',
  access: { for: 'staff', permission: 'vendors.view' },
  summary: 'Sellers whose goods the shop sells, with what each is owed. A page goes on with `before`',
  query: deskQuery.extend({ before: rowId, limit }),
  result: z.object({ items: z.array(listed), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const detail = listed.extend({
  terms: vendorTerms.nullable(),
  /** Currencies that a fee can be in. */
  units: z.array(unit),
});

const readVendor = defineCall({
  method: 'GET',
  path: '/api/desk/vendors/{vendor}',
  access: { for: 'staff', permission: 'vendors.view' },
  summary: 'A seller with the terms of the programme and what is owed',
  query: deskQuery,
  result: detail,
  refusals: [...deskRefusals, 'vendor.not-found'],
});

const readStatement = defineCall({
  method: 'GET',
  path: '/api/desk/vendors/{vendor}/statement',
  access: { for: 'staff', permission: 'vendors.view' },
  summary: 'What a seller earned, gave back and was paid, the latest first. A page goes on with `before`',
  query: deskQuery.extend({ before: rowId, limit }),
  result: z.object({ items: z.array(vendorEntry), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid', 'vendor.not-found'],
});

const setTerms = defineCall({
  method: 'POST',
  path: '/api/desk/vendors/{vendor}/terms',
  access: { for: 'staff', permission: 'vendors.manage' },
  summary:
    'Sets the terms of a seller for orders that are placed from now on, and for lines that have waited for terms',
  query: deskQuery,
  body: z.object({
    /** That of the terms as they were read; 0 where there were none. */
    version: z.int().min(0).max(2_000_000_000),
    rate: z.int().min(0).max(10_000),
    storage_fee: z.int().min(0).max(1_000_000_000),
    unit: currencyCode,
  }),
  result: detail,
  refusals: [...deskRefusals, 'request.invalid', 'vendor.not-found', 'vendor.changed-meanwhile'],
});

const payVendor = defineCall({
  method: 'POST',
  path: '/api/desk/vendors/{vendor}/payouts',
  access: { for: 'staff', permission: 'vendors.pay', stepUp: true },
  summary: 'Notes that a seller was paid from the bank, at most what is owed',
  query: deskQuery,
  body: z.object({
    amount: z.int().min(1).max(1_000_000_000_000),
    unit: currencyCode,
    /** By which the bank names it. */
    reference: lineOf(60).min(1),
  }),
  result: detail,
  replayable: true,
  refusals: [
    ...deskRefusals,
    'desk.step-up-needed',
    'request.invalid',
    'vendor.not-found',
    'vendor.balance-too-low',
  ],
});

const exportStatement = defineCall({
  method: 'POST',
  path: '/api/desk/vendors/{vendor}/statement/export',
  access: { for: 'staff', permission: 'vendors.view', stepUp: true },
  summary: 'The whole statement of a seller as CSV in UTF-8, the oldest first',
  query: deskQuery,
  body: z.object({}),
  result: z.instanceof(Blob),
  file: 'text/csv',
  refusals: [...deskRefusals, 'desk.step-up-needed', 'request.invalid', 'vendor.not-found'],
});

const printStatement = defineCall({
  method: 'GET',
  path: '/api/desk/vendors/{vendor}/statement/pdf',
  access: { for: 'staff', permission: 'vendors.view' },
  summary: "A seller's statement of a month as PDF, in the language of the store",
  query: statementQuery,
  file: 'application/pdf',
  result: z.instanceof(Blob),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'vendor.not-found',
    'paper.statement-too-long',
  ],
});

/** The desk's calls of the seller programme, by name. */
export const deskVendorCalls = {
  'desk/vendors': listVendors,
  'desk/vendor': readVendor,
  'desk/vendor-statement': readStatement,
  'desk/set-vendor-terms': setTerms,
  'desk/pay-vendor': payVendor,
  'desk/export-vendor-statement': exportStatement,
  'desk/vendor-statement-pdf': printStatement,
  ...ownVendorCalls,
};
