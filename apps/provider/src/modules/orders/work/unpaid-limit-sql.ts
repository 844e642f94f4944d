import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { isConfirmedOrder } from './confirmation-sql.ts';

/** Whose orders that wait for their payment are counted together. */
export type UnpaidBuyer = {
  customerId: number | null;
  /** In its one spelling. */
  telephone: string | null;
  /** As limits count it; null of a customer whom her own limit binds alone. */
  network: string | null;
};

/**
 * How long an order is counted with its network, in hours: a transfer may take days, and who shares an address with a
 * stranger should not wait for it.
 */
const networkHours = 4;

/** Returns the digest under which the network of an order is kept while the order waits. */
export const networkDigest = (network: string): string =>
  createHash('sha256').update(`unpaid ${network}`).digest('base64url');

/**
 * Makes other orders of the same buyer or network that are to be paid first wait until this transaction ends, so that
 * none is missed by `countUnpaid`.
 */
export const lockUnpaidBuyer = async (
  transaction: DatabaseTransaction,
  { customerId, telephone, network }: UnpaidBuyer,
): Promise<void> => {
  const keys = [
    `customer ${customerId}`,
    `telephone ${telephone}`,
    `network ${network === null ? null : networkDigest(network)}`,
  ].filter((key) => !key.endsWith(' null'));
  await sql`
    select pg_advisory_xact_lock(key) from (select hashtextextended(k, 0) as key from unnest(${keys}::text[]) k order by 1) keys`.execute(
    transaction,
  );
};

/**
 * Notes the network of an order that was placed and waits for its payment, and returns how many such orders its buyer
 * may have at most, where there are more with it; null where there are not.
 */
export const countUnpaid = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { customerId, telephone, network }: UnpaidBuyer,
): Promise<number | null> => {
  const digest = network === null ? null : networkDigest(network);
  const { rows } = await sql<{ most: number | null }>`
    with own as (
      update order_listing set network = ${digest}::text where order_id = ${orderId} and pay_until is not null returning placed_at
    ), open as (
      select l.telephone, l.network, l.placed_at, o.customer_id from order_listing l join "order" o on o.id = l.order_id
      where l.pay_until is not null and l.payment_state = 'unpaid' and l.state in ('pending', 'pending_approval', 'on_hold') and l.order_id <> ${orderId}
        and (l.telephone = ${telephone}::text or l.network = ${digest}::text or o.customer_id = ${customerId}::integer)
    ), counted as (
      select count(*) filter (where customer_id = ${customerId}::integer) as of_customer,
        count(*) filter (where telephone = ${telephone}::text) as of_telephone,
        count(*) filter (where network = ${digest}::text and open.placed_at > own.placed_at - make_interval(hours => ${networkHours}::integer)) as of_network
      from open, own
    )
    select case when greatest(c.of_customer, c.of_telephone) >= r.per_buyer then r.per_buyer when c.of_network >= r.per_network then r.per_network end as most
    from own, counted c, unpaid_order_limit r`.execute(transaction);
  return rows[0]?.most ?? null;
};

/** Forgets the networks of orders that wait for no payment any more. */
export const forgetNetworks = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql`
    update order_listing set network = null
    where network is not null and not (payment_state = 'unpaid' and state in ('pending', 'pending_approval', 'on_hold'))
      or network is not null and pay_until is null and ${isConfirmedOrder('order_listing.order_id')}`.execute(
    transaction,
  );
};
