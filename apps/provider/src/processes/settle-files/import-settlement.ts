import { isRefusal, type Refusal, RefusedError } from '../../call/refusal.ts';
import { type Account, linesToMove, post } from '../../modules/ledger/ledger.ts';
import { moveOrder } from '../work-order/move-order.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import type { Writing } from '../work-order/moved-by-staff.ts';
import {
  insertSettlement,
  insertSettlementLines,
  type MatchedRow,
  matchParcels,
  matchPayments,
  paidOut,
  type SettledLine,
  type SettlementKind,
} from './settlement-sql.ts';
import type { SettlementRow } from './settlement-rows.ts';

type File = { kind: SettlementKind; party: string; file_name: string; rows: readonly SettlementRow[] };

/** Posts what a gateway pays out for a payment: the fee it keeps, and the rest, which is at the bank. */
const postPayout = async (
  { transaction, author, now }: Writing,
  party: string,
  { amount, fee, unit, order_id: orderId, attempt_id: attemptId }: MatchedRow,
): Promise<void> => {
  const to: Account = `payments:${party}`;
  const lines = [
    ...(amount > fee ? linesToMove({ from: 'payments:bank', to, unit, amount: amount - fee }) : []),
    ...(fee > 0 ? linesToMove({ from: 'charges', to, unit, amount: fee }) : []),
  ];
  if (lines.length === 0) return;
  await post(transaction, {
    kind: paidOut,
    cause: `attempt ${attemptId}`,
    lines,
    at: now,
    actor: author.actor,
    ...(orderId === null ? {} : { orderId }),
  });
};

/** Notes at its order that a carrier has handed in what it took for a parcel. */
const settleParcel = async (
  parts: MoveParts,
  { transaction, author, now }: Writing,
  { order_id: orderId, package: number, amount }: MatchedRow,
): Promise<void> => {
  if (orderId === null || number === null || amount === 0) return;
  const input = { move: 'settle', version: null, package: number, amount } as const;
  const moved = await moveOrder(transaction, { orderId, input, maker: { ...author, now } }, parts);
  if (isRefusal(moved)) throw new RefusedError(moved);
};

const outcomeOf = ({ order_id, expected, amount, is_settled }: MatchedRow): SettledLine['outcome'] => {
  if (order_id === null) return 'not-found';
  if (is_settled) return 'settled-before';
  return expected === amount ? 'settled' : 'differs';
};

/** A payment or parcel that a file names twice is of its first row. */
const keyOf = ({ attempt_id, order_id, package: number }: MatchedRow): string =>
  attempt_id ?? `${order_id} ${number}`;

/**
 * Compares the rows of a file with what a gateway or carrier took by the ledger, and posts those that agree, once for each
 * payment and parcel: the same file again settles nothing more. What differs is kept for somebody to see, and posted by
 * nobody. Returns the file's id.
 */
export const importSettlement = async (
  parts: MoveParts,
  { kind, party, file_name, rows }: File,
  writing: Writing,
): Promise<number | Refusal> => {
  const { transaction, author, now } = writing;
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
  const match = kind === 'gateway' ? matchPayments : matchParcels;
  const matched = await match(transaction, party, numbered);
  const seen = new Set<string>();
  const lines: SettledLine[] = [];
  // oxlint-disable no-await-in-loop -- each posting locks an order, in the order of the file
  for (const row of matched) {
    const isTwice = row.order_id !== null && seen.has(keyOf(row));
    seen.add(keyOf(row));
    const outcome = isTwice ? 'settled-before' : outcomeOf(row);
    if (outcome === 'settled' && kind === 'gateway') await postPayout(writing, party, row);
    if (outcome === 'settled' && kind === 'carrier') await settleParcel(parts, writing, row);
    const { number, reference, amount, fee, unit, expected, order_id } = row;
    lines.push({ number, reference, amount, fee, unit, expected, order_id, outcome });
  }
  // oxlint-enable no-await-in-loop
  const id = await insertSettlement(transaction, {
    kind,
    party,
    file_name,
    imported_by: author.actor,
    imported_at: new Date(now),
  });
  await insertSettlementLines(transaction, id, lines);
  return id;
};
