import { randomUUID } from 'node:crypto';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { writtenCsv } from '../../../call/written-csv.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { fileHeaders } from '../../documents/documents.ts';
import { openedDetails } from '../bank-details.ts';
import {
  type DuePayout,
  lockAvailable,
  type PaidOut,
  payPartner,
  readDuePayouts,
  readPayoutUnit,
  readRun,
  readRuns,
} from '../payout-sql.ts';

const sumOf = (payouts: readonly DuePayout[]): number => payouts.reduce((sum, { amount }) => sum + amount, 0);

/** `GET /api/desk/affiliate-payouts` */
export const listPayouts = handleCall(
  'desk/affiliate-payouts',
  ({ database, secret }: { database: Database; secret: string }) =>
    async () => {
      const due = await readDuePayouts(database, secret);
      const unit = await readPayoutUnit(database);
      return {
        result: {
          due: { partners: due.length, amount: sumOf(due), unit },
          runs: await readRuns(database),
        },
      };
    },
);

/** `POST /api/desk/affiliate-payouts` */
export const runPayouts = handleDeskWrite(
  'desk/run-affiliate-payouts',
  ({ secret }: { secret: string }) =>
    async ({ body: { amount } }, { transaction, act, author, now }) => {
      await lockAvailable(transaction);
      const due = await readDuePayouts(transaction, secret);
      if (due.length === 0) return refusal('affiliate.nothing-to-pay');
      if (sumOf(due) !== amount) return refusal('affiliate.due-changed');
      const run = randomUUID();
      for (const payout of due) await payPartner(transaction, payout, { run, actor: author.actor, now });
      const unit = await readPayoutUnit(transaction);
      const after = { partners: due.length, amount };
      await act({ act: 'created', entity: 'affiliate_payout', entityId: run, before: null, after });
      return { result: { run, ...after, unit } };
    },
);

const headings = [
  'payout',
  'name',
  'paid_by',
  'bank',
  'branch_and_address',
  'account_number',
  'iban',
  'swift',
  'wallet_number',
  'amount',
  'currency',
];

const rowOf = (secret: string) => (payout: PaidOut) => {
  const { id, name, payment_type: type, bank_details: bytes, amount, unit, scale } = payout;
  const details = openedDetails(bytes, secret);
  const { bank_name, bank_branch_address, account_number, iban, swift_code, wallet_number } = details;
  const bank = [bank_name, bank_branch_address, account_number, iban, swift_code, wallet_number];
  return [id, name, type, ...bank, majorUnits(amount, scale), unit];
};

/** `POST /api/desk/affiliate-payouts/export` */
export const exportPayouts = handleDeskWrite(
  'desk/export-affiliate-payouts',
  ({ secret }: { secret: string }) =>
    async ({ body: { run } }, { transaction, act, now }) => {
      const payouts = await readRun(transaction, run);
      if (payouts.length === 0) return refusal('affiliate.payout-not-found');
      const after = { payouts: payouts.length };
      await act({ act: 'exported', entity: 'affiliate_payout', entityId: run, before: null, after });
      return {
        written: writtenCsv(headings, payouts.map(rowOf(secret))),
        headers: fileHeaders(`partner-payouts-${new Date(now).toISOString().slice(0, 10)}`, {
          type: 'text/csv; charset=utf-8',
          ending: 'csv',
        }),
      };
    },
);
