import type { Earning, EarningTerms } from '@dijla/commerce-rules/vendors/earning-of';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { type Account, type LedgerUnit, linesToMove, post } from '../ledger/ledger.ts';

/** What the shop owes a seller. */
export const vendorAccount = (vendor: string): Account => `commission:vendor:${vendor}`;

/** Makes others who set the terms of these sellers, or pay them, wait until the transaction ends. */
export const lockVendors = async (
  transaction: DatabaseTransaction,
  vendors: readonly string[],
): Promise<void> => {
  for (const vendor of vendors.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vendor ${vendor}`}, 0))`.execute(transaction);
};

/** What a line of an order earns its seller, as it is kept; `version` counts the postings. */
type KeptEarning = Earning & {
  vendor: string;
  terms: EarningTerms | null;
  unit: LedgerUnit;
  delivered: number;
  kept: number;
};

/** Keeps what a line earns now, and posts what that is more or less than before: `before` is its net as it was kept. */
export const saveEarning = async (
  transaction: DatabaseTransaction,
  place: { orderId: number; lineNumber: number; now: number },
  {
    vendor,
    terms,
    unit,
    delivered,
    kept,
    gross,
    commission,
    storage,
    net,
    before,
  }: KeptEarning & { before: number },
): Promise<void> => {
  const { orderId, lineNumber, now } = place;
  const change = net - before;
  const { rows } = await sql<{ id: number; version: number }>`
    insert into vendor_earning as e (vendor, order_id, line_number, rate, storage_fee, delivered, kept, gross, commission, storage, net, unit, version, seen_at)
    values (${vendor}, ${orderId}, ${lineNumber}, ${terms?.rate ?? null}, ${terms?.storage_fee ?? null}, ${delivered}, ${kept}, ${gross}, ${commission}, ${storage},
      ${net}, ${unit}, ${change === 0 ? 0 : 1}, ${new Date(now)})
    on conflict (order_id, line_number) do update set rate = excluded.rate, storage_fee = excluded.storage_fee, delivered = excluded.delivered,
      kept = excluded.kept, gross = excluded.gross, commission = excluded.commission, storage = excluded.storage, net = excluded.net,
      version = e.version + excluded.version
    returning id, version`.execute(transaction);
  const [saved] = rows;
  if (saved === undefined)
    throw new Error(`the earning of line ${lineNumber} of order ${orderId} was not kept`);
  if (change === 0) return;
  const account = vendorAccount(vendor);
  const [from, to]: [Account, Account] = change > 0 ? ['sales', account] : [account, 'sales'];
  await post(transaction, {
    kind: 'commission',
    cause: `vendor earning ${saved.id} version ${saved.version}`,
    lines: linesToMove({ from, to, unit, amount: Math.abs(change) }),
    orderId,
    at: now,
  });
};

/** Orders read at once. */
const atOnce = 200;

/** Returns orders with lines of a seller that wait for terms, after one of them; at most 200. */
export const readWaitingOrders = async (
  database: Database,
  vendor: string,
  after: number,
): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from vendor_earning where vendor = ${vendor} and rate is null and order_id > ${after}
    order by order_id limit ${atOnce}`.execute(database);
  return rows.map(({ order_id: id }) => id);
};
