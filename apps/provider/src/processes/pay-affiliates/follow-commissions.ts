import { commissionChange } from '@dijla/commerce-rules/affiliates/commission-change';
import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { isCalledOff, isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  type Attribution,
  bindCustomer,
  changeCommission,
  holdSuspect,
  type KeptCommission,
  lockCommissions,
  readCandidates,
  readRefused,
  registerCommission,
  setAvailableAt,
} from '../../modules/affiliate/affiliate.ts';
import { keptValue, lockOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import { concernsPartners, type EarningLine, readEarningLines } from './order-lines-sql.ts';

/** Hundredths of a percent in a whole. */
const whole = 10_000;

/** Whether nothing is earned by what a package holds. */
const isLost = (state: WorkedOrder['packages'][number]['state']): boolean =>
  isCalledOff(state) || state === 'refunded';

/** Pieces of a line that its buyer has, or that are on their way. */
const keptPieces = ({ packages }: WorkedOrder, { line_number: line, returned }: EarningLine): number => {
  const held = packages
    .filter(({ state }) => !isLost(state))
    .flatMap(({ lines }) => lines)
    .filter(({ line_number: number }) => number === line)
    .reduce((sum, { qty, given_back: gone }) => sum + qty - gone, 0);
  return Math.max(held - returned, 0);
};

/** What a line earns now, in minor units of what is owed: goods after discounts, without delivery and tax. */
const earnedBy = (order: WorkedOrder, line: EarningLine, rate: number): number => {
  const kept = Math.min(keptPieces(order, line), line.qty);
  const owed = keptValue(order, { value: line.net, qty: line.qty }, kept);
  return fractionOf(owed, { numerator: rate, denominator: whole });
};

/** When all of an order was delivered and paid; null before. */
const deliveredAt = ({ packages, due }: WorkedOrder): Date | null => {
  if (due > 0 || packages.some(({ state }) => isOpen(state))) return null;
  const moments = packages.flatMap(({ delivered_at: at }) => (at === null ? [] : [Date.parse(at)]));
  return moments.length === 0 ? null : new Date(Math.max(...moments));
};

type Following = { order: WorkedOrder; lines: readonly EarningLine[]; coupon: string | null; now: number };

/** Whose each line is: as it was registered, else by the link it was bought by, else by the order's coupon. */
const attributions = async (
  transaction: DatabaseTransaction,
  { order, lines, coupon }: Following,
  kept: ReadonlyMap<number, readonly KeptCommission[]>,
): Promise<ReadonlyMap<number, Attribution>> => {
  const links = lines.flatMap(({ link }) => (link === null ? [] : [link]));
  const found =
    links.length === 0 && coupon === null
      ? []
      : await readCandidates(transaction, { orderId: order.id, links, coupon });
  const byLink = new Map(found.flatMap((one) => (one.link === null ? [] : [[one.link, one] as const])));
  const byCoupon = found.find(({ coupon_code: code }) => code !== null);
  return new Map(
    lines.flatMap(({ line_number: line, link }) => {
      const by = kept.get(line)?.[0] ?? (link === null ? undefined : byLink.get(link)) ?? byCoupon;
      return by === undefined ? [] : [[line, by] as const];
    }),
  );
};

const followLine = async (
  transaction: DatabaseTransaction,
  { order, now }: Following,
  {
    lineNumber,
    by,
    earned,
    rows,
  }: { lineNumber: number; by: Attribution; earned: number; rows: readonly KeptCommission[] },
): Promise<void> => {
  const change = commissionChange(earned, rows);
  if (change === null) return;
  const place = { orderId: order.id, now };
  const open = change.kind === 'set' ? rows.find(({ id }) => id === change.id) : undefined;
  if (open !== undefined) return changeCommission(transaction, open, { ...place, to: change.amount });
  const { code: unit } = order.unit;
  await registerCommission(transaction, { ...place, lineNumber, by, unit, amount: change.amount });
  if (order.customer_id !== null)
    await bindCustomer(transaction, { customerId: order.customer_id, accountId: by.account_id, now });
};

/**
 * Has the commissions of an order be what its lines earn as it is now: registered, less, or cancelled. Whoever calls it, how
 * often and after whatever happened, the outcome is the same.
 */
export const followCommissions = async (database: Database, orderId: number, now: number): Promise<void> => {
  if (!(await concernsPartners(database, orderId))) return;
  await inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || !order.is_own) return;
    const following = { order, now, ...(await readEarningLines(transaction, orderId)) };
    const kept = Map.groupBy(await lockCommissions(transaction, orderId), ({ line_number: line }) => line);
    const refused = await readRefused(transaction, orderId);
    const byLine = await attributions(transaction, following, kept);
    const lineOf = new Map(following.lines.map((line) => [line.line_number, line]));
    for (const lineNumber of new Set([...kept.keys(), ...byLine.keys()])) {
      const [line, rows] = [lineOf.get(lineNumber), kept.get(lineNumber) ?? []];
      const by = byLine.get(lineNumber) ?? rows[0];
      if (by === undefined) continue;
      const isLeft = line !== undefined && !refused.has(by.account_id);
      const earned = isLeft ? earnedBy(order, line, by.rate) : 0;
      await followLine(transaction, following, { lineNumber, by, earned, rows });
    }
    const known = new Set([...kept.values()].flat().map(({ account_id: id }) => id));
    const partners = new Set([...byLine.values()].map(({ account_id: id }) => id));
    // In the order of their ids, in which others lock them too.
    for (const accountId of [...partners].toSorted((one, other) => one - other))
      if (!known.has(accountId)) await holdSuspect(transaction, { accountId, orderId }, now);
    if (byLine.size > 0) await setAvailableAt(transaction, orderId, deliveredAt(order));
  });
};
