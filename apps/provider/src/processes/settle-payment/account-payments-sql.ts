import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import type { AccountPayments, CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { kindInRow, kindMember, type RowKind } from '../../modules/payments/payments.ts';

type Amount = { amount: number; currency: CurrencyCode; scale: number };

const asTotal = ({ amount, currency, scale }: Amount) => ({
  currency_code: currency,
  total: majorUnits(amount, scale),
});

const titleIn = (language: string, code: string) => sql`coalesce((
  select t.title from payment_method_text t where t.code = ${sql.ref(code)} order by t.language = ${language} desc, t.language limit 1
), ${sql.ref(code)})`;

type Asking = { customerId: number; language: string };
type OwedRow = Amount & {
  order_id: number;
  order_number: string;
  placed_at: Date;
  code: string;
  title: string;
  row_kind: RowKind;
  pay_until: Date | null;
};

/** Orders shown at most. */
const atMost = 50;

/**
 * Reads of which orders a customer has something to pay now, those that end unpaid first. What a credit line pays, or is
 * to be approved to pay, is owed on that line.
 */
export const readOwed = async (
  database: Database,
  { customerId, language }: Asking,
): Promise<AccountPayments['owed']> => {
  const { rows } = await sql<OwedRow>`
    select l.order_id, l.order_number, l.placed_at, l.payment_method_code as code, ${titleIn(language, 'l.payment_method_code')} as title,
      ${kindInRow('l.payment_method_code')} as row_kind,
      l.due as amount, l.unit as currency, c.scale, l.pay_until
    from "order" o join order_listing l on l.order_id = o.id join currency c on c.code = l.unit
    where o.customer_id = ${customerId} and l.charged is not null and l.due > 0
      and l.state not in ('cancelled', 'cancelled_by_request', 'refunded')
      and not exists (select from credit_plan p where p.order_id = o.id)
    order by l.pay_until nulls last, l.placed_at desc limit ${atMost}`.execute(database);
  return rows.map(({ order_id, order_number, placed_at, code, title, row_kind, pay_until, ...amount }) => ({
    order_id,
    order_number,
    placed_at: placed_at.toISOString(),
    method: { code, title, kind: kindMember({ code, row_kind }).kind ?? null },
    due: asTotal(amount),
    pay_until: pay_until?.toISOString() ?? null,
  }));
};

const shownStates: Readonly<Record<AttemptState, AccountPayments['attempts'][number]['state']>> = {
  created: 'open',
  unknown: 'open',
  pending: 'open',
  authorised: 'open',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  refund_pending: 'refunded',
  partially_refunded: 'refunded',
  refunded: 'refunded',
};

type TriedRow = Amount & {
  order_id: number;
  order_number: string;
  title: string;
  state: AttemptState;
  at: Date;
};

/** Reads what a customer paid and tried to pay at gateways, the latest first. */
export const readTried = async (
  database: Database,
  { customerId, language }: Asking,
): Promise<AccountPayments['attempts']> => {
  const { rows } = await sql<TriedRow>`
    select a.order_id, o.order_number, ${titleIn(language, 'a.provider')} as title, a.amount, a.currency, c.scale, a.state, a.created_at as at
    from "order" o join payment_attempt a on a.order_id = o.id join currency c on c.code = a.currency
    where o.customer_id = ${customerId} order by a.created_at desc limit ${atMost}`.execute(database);
  return rows.map(({ order_id, order_number, title, state, at, ...amount }) => ({
    order_id,
    order_number,
    title,
    amount: asTotal(amount),
    state: shownStates[state],
    at: at.toISOString(),
  }));
};
