import type { CommissionRow } from '@dijla/commerce-rules/affiliates/commission-change';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { type Account, type LedgerUnit, linesToMove, post } from '../ledger/ledger.ts';
import { signUp } from './affiliate-account-sql.ts';
import { isHeld } from './holds/hold-sql.ts';

/** What partners can be paid, and what waits until orders are delivered, paid and kept. */
export const commissionAccount = (accountId: number, status: 'pending' | 'available'): Account =>
  `commission:affiliate${status === 'pending' ? '-pending' : ''}:${accountId}`;

/** Whose a line's commission is, and by what. */
export type Attribution = {
  account_id: number;
  link_id: number | null;
  coupon_code: string | null;
  /** In hundredths of a percent. */
  rate: number;
  /** Days between delivery and when it can be paid out. */
  hold_days: number;
};

export type KeptCommission = CommissionRow &
  Attribution & { line_number: number; unit: LedgerUnit; version: number };

/** Locks the commissions of an order and returns them, in the order of their lines and numbers. */
export const lockCommissions = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<KeptCommission[]> => {
  const { rows } = await sql<KeptCommission>`
    select c.id, c.amount, c.status, c.account_id, c.link_id, c.coupon_code, c.rate, g.hold_days, c.line_number, c.unit, c.version
    from affiliate_commission c join affiliate_account a on a.id = c.account_id join affiliate_group g on g.id = a.group_id
    where c.order_id = ${orderId} order by c.line_number, c.number for update of c`.execute(transaction);
  return rows;
};

/** An e-mail address without what its owner may add to it: `noor+shop@example.iq` is that of `noor@example.iq`. */
const mailbox = (column: 'a.email' | 'c.email' | 'd.email') =>
  sql`regexp_replace(lower(${sql.ref(column)}), '\\+[^@]*@', '@')`;

type Candidate = Attribution & { link: string | null };

/**
 * Returns the approved partners whom the links and the coupon of an order name. What a partner orders herself is left
 * out, by her account, telephone or e-mail address, unless the owner's rule is off.
 */
export const readCandidates = async (
  database: Database,
  { orderId, links, coupon }: { orderId: number; links: readonly string[]; coupon: string | null },
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with named as (
      select l.account_id, l.id as link_id, null::text as coupon_code, l.code as link, c.rate from affiliate_link l
      join affiliate_campaign c on c.id = l.campaign_id where l.code = any(${[...links]}::text[])
      union all select k.account_id, null, k.code, null, null from affiliate_coupon k where k.code = ${coupon}::text
    )
    select n.account_id, n.link_id, n.coupon_code, n.link, coalesce(n.rate, g.rate) as rate, g.hold_days
    from named n join affiliate_account a on a.id = n.account_id join affiliate_group g on g.id = a.group_id
    left join customer c on c.id = a.customer_id join "order" o on o.id = ${orderId}
    where a.status = ${sql.lit(signUp.approved)} and not (
      (select is_active from affiliate_rule where code = 'self-referral') and (
        coalesce(o.customer_id = a.customer_id, false) or exists (
          select from order_address d where d.order_id = o.id and d.revision = 1
            and (${mailbox('d.email')} = ${mailbox('c.email')} or ${mailbox('d.email')} = ${mailbox('a.email')} or d.telephone = c.telephone)
        )
      )
    )`.execute(database);
  return rows;
};

type Place = { orderId: number; now: number };

/** Posts what a commission gains or loses, once per version of it. */
const postChange = async (
  transaction: DatabaseTransaction,
  {
    id,
    version,
    account,
    unit,
    by,
  }: { id: number; version: number; account: Account; unit: LedgerUnit; by: number },
  { orderId, now }: Place,
): Promise<void> => {
  const [from, to]: [Account, Account] = by > 0 ? ['sales', account] : [account, 'sales'];
  await post(transaction, {
    kind: 'commission',
    cause: `commission ${id} version ${version}`,
    lines: linesToMove({ from, to, unit, amount: Math.abs(by) }),
    orderId,
    at: now,
  });
};

type NewCommission = Place & { lineNumber: number; by: Attribution; unit: LedgerUnit; amount: number };

/** Registers a commission: pending, or one below zero, which is taken off the next payout at once. */
export const registerCommission = async (
  transaction: DatabaseTransaction,
  { orderId, lineNumber, by, unit, amount, now }: NewCommission,
): Promise<void> => {
  const status = amount > 0 ? 'pending' : 'available';
  const at = new Date(now);
  const { rows } = await sql<{ id: number; version: number }>`
    insert into affiliate_commission (account_id, order_id, line_number, number, link_id, coupon_code, rate, unit, registered_amount, amount, status,
      registered_at, available_at)
    select ${by.account_id}, ${orderId}, ${lineNumber}, 1 + count(*), ${by.link_id}, ${by.coupon_code}, ${by.rate}, ${unit}, ${amount}, ${amount},
      ${status}, ${at}, ${status === 'available' ? at : null}::timestamptz
    from affiliate_commission where order_id = ${orderId} and line_number = ${lineNumber} returning id, version`.execute(
    transaction,
  );
  const [made] = rows;
  if (made === undefined) throw new Error(`a commission of order ${orderId} was not registered`);
  const account = commissionAccount(by.account_id, status);
  await postChange(transaction, { ...made, account, unit, by: amount }, { orderId, now });
};

/** Gives an open commission another amount; zero cancels it. */
export const changeCommission = async (
  transaction: DatabaseTransaction,
  { id, amount, account_id, unit, status }: KeptCommission,
  { to, ...place }: Place & { to: number },
): Promise<void> => {
  const { rows } = await sql<{ version: number }>`
    update affiliate_commission set amount = ${to}, version = version + 1, status = case when ${to} = 0 then 'cancelled' else status end
    where id = ${id} returning version`.execute(transaction);
  const version = rows[0]?.version ?? 0;
  const account = commissionAccount(account_id, status === 'pending' ? 'pending' : 'available');
  await postChange(transaction, { id, version, account, unit, by: to - amount }, place);
};

/** Says from when on the pending commissions of an order can be paid out; null: not yet. */
export const setAvailableAt = async (
  transaction: DatabaseTransaction,
  orderId: number,
  deliveredAt: Date | null,
): Promise<void> => {
  await sql`
    update affiliate_commission c set available_at = ${deliveredAt}::timestamptz + g.hold_days * interval '1 day'
    from affiliate_account a join affiliate_group g on g.id = a.group_id
    where a.id = c.account_id and c.order_id = ${orderId} and c.status = 'pending'`.execute(transaction);
};

/** Keeps whose a customer is once her first order has a commission. */
export const bindCustomer = async (
  transaction: DatabaseTransaction,
  { customerId, accountId, now }: { customerId: number; accountId: number; now: number },
): Promise<void> => {
  await sql`
    insert into affiliate_bound_customer (customer_id, account_id, bound_at) values (${customerId}, ${accountId}, ${new Date(now)})
    on conflict do nothing`.execute(transaction);
};

/** Commissions released in one transaction at most; the next run goes on. */
const atOnce = 200;

/** Makes pending commissions available whose time has come and that nothing holds, each once. Returns how many. */
export const releaseCommissions = async (transaction: DatabaseTransaction, now: number): Promise<number> => {
  const { rows } = await sql<{
    id: number;
    account_id: number;
    order_id: number;
    unit: LedgerUnit;
    amount: number;
  }>`
    update affiliate_commission set status = 'available', version = version + 1 where id in (
      select c.id from affiliate_commission c where c.status = 'pending' and c.available_at <= ${new Date(now)} and not ${isHeld}
      order by c.id limit ${atOnce} for update skip locked
    ) returning id, account_id, order_id, unit, amount`.execute(transaction);
  for (const { id, account_id: accountId, order_id: orderId, unit, amount } of rows)
    await post(transaction, {
      kind: 'commission-available',
      cause: `commission ${id}`,
      lines: linesToMove({
        from: commissionAccount(accountId, 'pending'),
        to: commissionAccount(accountId, 'available'),
        unit,
        amount,
      }),
      orderId,
      at: now,
    });
  return rows.length;
};
