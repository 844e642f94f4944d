import { isCalledOff, isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import { earningOf } from '@dijla/commerce-rules/vendors/earning-of';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  keptValue,
  lockOrder,
  readWorkedOrder,
  type WorkedOrder,
  type WorkedPackage,
} from '../../modules/orders/orders.ts';
import { lockVendors, saveEarning } from '../../modules/vendors/vendors.ts';
import { readSellerLines, type SellerLine } from './seller-lines-sql.ts';

const isDelivered = ({ state, delivered_at: at }: WorkedPackage): boolean =>
  at !== null && !isOpen(state) && !isCalledOff(state);

const piecesIn = (packages: readonly WorkedPackage[], line: number): number =>
  packages
    .flatMap(({ lines }) => lines)
    .filter(({ line_number: number }) => number === line)
    .reduce((sum, { qty, given_back: gone }) => sum + qty - gone, 0);

/** Pieces of a line that came to the buyer, and those of them that are still there. */
const piecesOf = (
  { packages }: WorkedOrder,
  { line_number: line, qty, returned }: SellerLine,
): { delivered: number; kept: number } => {
  const brought = packages.filter(isDelivered);
  const delivered = Math.max(piecesIn(brought, line), 0);
  const held = piecesIn(
    brought.filter(({ state }) => state !== 'refunded'),
    line,
  );
  return { delivered, kept: Math.min(Math.max(held - returned, 0), delivered, qty) };
};

const isSame = (
  { kept: before, terms }: SellerLine,
  now: { delivered: number; kept: number; gross: number; net: number },
): boolean =>
  before !== null &&
  before.has_terms === (terms !== null) &&
  before.delivered === now.delivered &&
  before.kept === now.kept &&
  before.gross === now.gross &&
  before.net === now.net;

const followLine = async (
  transaction: DatabaseTransaction,
  order: WorkedOrder,
  { line, now }: { line: SellerLine; now: number },
): Promise<void> => {
  const pieces = piecesOf(order, line);
  const { terms, vendor, line_number: lineNumber, kept: before } = line;
  const gross = pieces.kept === 0 ? 0 : keptValue(order, line, pieces.kept);
  const earning = { ...pieces, ...earningOf(gross, pieces.delivered, terms) };
  if (isSame(line, earning)) return;
  const unit = before?.unit ?? order.unit.code;
  await saveEarning(
    transaction,
    { orderId: order.id, lineNumber, now },
    { ...earning, vendor, terms, unit, before: before?.net ?? 0 },
  );
};

/**
 * Has what sellers earn by an order be what its lines earn as they are now. Whoever calls it, how often and after whatever
 * happened, the outcome is the same. A line keeps the seller it was first seen with, and the first terms she had since.
 */
export const followEarnings = async (database: Database, orderId: number, now: number): Promise<void> => {
  const seen = await readWorkedOrder(database, orderId);
  if (seen === undefined || !seen.is_own) return;
  if ((await readSellerLines(database, { orderId, unit: seen.unit.code })).length === 0) return;
  await inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) return;
    const place = { orderId, unit: order.unit.code };
    const lines = await readSellerLines(transaction, place);
    // Terms set meanwhile either are seen below, or their setter sees these lines.
    const waiting = lines.filter(({ kept }) => kept?.has_terms !== true).map(({ vendor }) => vendor);
    await lockVendors(transaction, [...new Set(waiting)]);
    const settled = waiting.length === 0 ? lines : await readSellerLines(transaction, place);
    for (const line of settled) await followLine(transaction, order, { line, now });
  });
};
