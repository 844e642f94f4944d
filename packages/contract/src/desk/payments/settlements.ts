import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** Largest file, in characters: some 10,000 rows. */
const largestFile = 700_000;

const kind = z.enum(['gateway', 'carrier']);
const party = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'should be the code of a gateway or carrier');

/** Minor units. `differs`: it says another amount than the shop knows of, so that nothing was posted. */
const line = z.object({
  number: z.int(),
  reference: z.string(),
  amount: z.int(),
  fee: z.int(),
  unit,
  expected: z.int().nullable(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  outcome: z.enum(['settled', 'differs', 'settled-before', 'not-found']),
});

const settlement = z.object({
  id: z.int(),
  kind,
  party: z.string(),
  file_name: z.string(),
  imported_at: z.string(),
  rows: z.int(),
  settled: z.int(),
  /** Rows that differ, or that the shop knows nothing of. */
  differences: z.int(),
});

const access = { for: 'staff', permission: 'payments.settle' } as const;

export const listSettlements = defineCall({
  method: 'GET',
  path: '/api/desk/settlements',
  access,
  summary:
    'Gateways and carriers with what each holds of the shop’s money by the ledger, and the last 50 files that were compared',
  query: deskQuery,
  result: z.object({
    parties: z.array(z.object({ kind, party: z.string(), unit, held: z.int() })),
    items: z.array(settlement),
  }),
  refusals: deskRefusals,
});

export const readSettlement = defineCall({
  method: 'GET',
  path: '/api/desk/settlements/{settlementId}',
  access,
  summary: 'A file that was compared, row by row: differences first',
  query: deskQuery,
  result: settlement.extend({ lines: z.array(line) }),
  refusals: [...deskRefusals, 'payment.settlement-not-found'],
});

export const importSettlement = defineCall({
  method: 'POST',
  path: '/api/desk/settlements',
  access,
  summary:
    'Compares the CSV file of a gateway or carrier with what it took, and posts what agrees: once for each payment and parcel. The first row names the columns `reference`, `amount` and, where it has them, `fee` and `currency` (spec 4 §7.2)',
  query: deskQuery,
  body: z.object({
    kind,
    party,
    file_name: lineOf(120),
    csv: z.string().max(largestFile),
  }),
  result: settlement,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'payment.file-unreadable'],
});
