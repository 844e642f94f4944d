import type { CreditMethod, CreditStanding, CreditState, CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { creditPaid } from './credit-account.ts';

/** A credit line as it stands; amounts in minor units of `unit`. */
export type CreditLine = {
  id: number;
  customer_id: number | null;
  method: CreditMethod;
  unit: CurrencyCode;
  /** Decimal places of the unit's minor units. */
  scale: number;
  state: CreditState;
  credit_limit: number;
  due_days: number | null;
  organization: string;
  reference: string;
  answer: string | null;
  version: number;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  /** What it owes; below zero where the shop owes the customer. */
  owed: number;
  /** What came for it so far. */
  paid: number;
  /** Of installments that were due before today in Baghdad, what is not paid. */
  overdue: number;
};

const account = sql`'credit:line:' || l.id`;
const owed = sql`-coalesce((select b.balance from ledger_balance b where b.account = ${account} and b.unit = l.unit), 0)`;
const paid = sql`coalesce((
  select sum(e.amount) from ledger_entry e join ledger_journal j on j.id = e.journal_id
  where e.account = ${account} and e.unit = l.unit and j.kind = ${sql.lit(creditPaid)}
), 0)::bigint`;
/** What was paid is of what was due first, so of all that was due before today it is missing what it does not reach. */
const overdue = sql`greatest(coalesce((
  select sum(i.amount) from credit_installment i join credit_plan p on p.order_id = i.order_id
  where p.credit_line_id = l.id and i.due_on < (now() at time zone 'Asia/Baghdad')::date
), 0) - ${paid}, 0)::bigint`;

const lines = (condition: RawBuilder<unknown>) =>
  sql<CreditLine>`select l.*, (select c.scale from currency c where c.code = l.unit) as scale, ${owed} as owed, ${paid} as paid, ${overdue} as overdue from credit_line l where ${condition}`;

/** Returns a credit line; undefined when there is none of this id. */
export const readCreditLine = async (database: Database, id: number): Promise<CreditLine | undefined> =>
  (await lines(sql`l.id = ${id}`).execute(database)).rows[0];

/** Returns the credit lines of these ids, in no order. */
export const readCreditLines = async (database: Database, ids: readonly number[]): Promise<CreditLine[]> =>
  (await lines(sql`l.id = any(${[...ids]}::bigint[])`).execute(database)).rows;

/** Returns the credit lines of a customer, in the order in which they were asked for. */
export const readCreditLinesOf = async (database: Database, customerId: number): Promise<CreditLine[]> =>
  (await sql<CreditLine>`${lines(sql`l.customer_id = ${customerId}`)} order by l.id`.execute(database)).rows;

/**
 * Makes others that take of this line or change it wait until the transaction ends, and returns it as it is then;
 * undefined when there is none.
 */
export const lockCreditLine = async (
  transaction: DatabaseTransaction,
  by: { id: number } | { customerId: number; method: string },
): Promise<CreditLine | undefined> => {
  const condition =
    'id' in by ? sql`id = ${by.id}` : sql`customer_id = ${by.customerId} and method = ${by.method}`;
  const { rows } = await sql<{
    id: number;
  }>`select id from credit_line where ${condition} for update`.execute(transaction);
  const [found] = rows;
  return found === undefined ? undefined : readCreditLine(transaction, found.id);
};

type Asking = Pick<CreditLine, 'method' | 'unit' | 'organization' | 'reference'> & {
  customerId: number;
  now: number;
};

/**
 * Writes down that a customer asks for a credit line, once more where it was declined or closed. Returns its id; null
 * where one is asked for, open or suspended already.
 */
export const askCreditLine = async (
  transaction: DatabaseTransaction,
  { customerId, method, unit, organization, reference, now }: Asking,
): Promise<number | null> => {
  const at = new Date(now);
  const { rows } = await sql<{ id: number }>`
    insert into credit_line as l (customer_id, method, unit, organization, reference, asked_at)
    values (${customerId}, ${method}, ${unit}, ${organization}, ${reference}, ${at})
    on conflict (customer_id, method) do update set state = 'asked', organization = excluded.organization,
      reference = excluded.reference, answer = null, asked_at = excluded.asked_at, version = l.version + 1
    where l.state in ('declined', 'closed') returning id`.execute(transaction);
  return rows[0]?.id ?? null;
};

type Decided = Pick<CreditLine, 'id' | 'state' | 'credit_limit' | 'due_days' | 'answer' | 'decided_by'> & {
  now: number;
};

/** Keeps what the staff decided of a line that is locked. */
export const saveDecision = async (
  transaction: DatabaseTransaction,
  { id, state, credit_limit, due_days, answer, decided_by, now }: Decided,
): Promise<void> => {
  await sql`
    update credit_line set state = ${state}, credit_limit = ${credit_limit}, due_days = ${due_days}, answer = ${answer},
      decided_by = ${decided_by}, decided_at = ${new Date(now)}, version = version + 1 where id = ${id}`.execute(
    transaction,
  );
};

/** Whether a credit method is offered by the shop, with its title in a language. */
export const readCreditOffers = async (
  database: Database,
  language: string,
): Promise<{ method: CreditMethod; title: string; unit: CurrencyCode }[]> => {
  const { rows } = await sql<{ method: CreditMethod; title: string; unit: CurrencyCode }>`
    select m.code as method, coalesce((
      select t.title from payment_method_text t where t.code = m.code order by t.language = ${language} desc, t.language limit 1
    ), m.code) as title, (select s.payable_currency from store_view s where s.is_default limit 1) as unit
    from payment_method m where m.code in ('employee_installments', 'b2b_credit') and m.is_active order by m.position, m.code`.execute(
    database,
  );
  return rows;
};

/** Titles of the credit methods in a language, whether they are offered or not. */
export const readCreditTitles = async (
  database: Database,
  language: string,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ code: string; title: string }>`
    select distinct on (code) code, title from payment_method_text
    where code in ('employee_installments', 'b2b_credit') order by code, language = ${language} desc, language`.execute(
    database,
  );
  return new Map(rows.map(({ code, title }) => [code, title]));
};

/** Column of a statement that reads a cart: what the credit lines of this customer pay, as `CreditStanding`; null for a guest. */
export const creditColumn = (customer: RawBuilder<unknown>): RawBuilder<CreditStanding[] | null> => sql`(
  case when ${customer} is not null then (
    select coalesce(json_agg(json_build_object('method', l.method, 'state', l.state, 'currency_code', l.unit,
      'available', l.credit_limit - ${owed}, 'is_overdue', ${overdue} > 0, 'due_days', l.due_days) order by l.id), '[]')
    from credit_line l where l.customer_id = ${customer}
  ) end
)`;

/** Column of the totals context for the method `m`: how it is paid on a credit line; null for other methods. */
export const creditTermsColumn: RawBuilder<unknown> = sql`(
  case m.code when 'employee_installments' then json_build_object('kind', 'months', 'terms', coalesce((
    select json_agg(json_build_object('months', t.months, 'fee_rate', t.fee_rate) order by t.months) from credit_term t where t.method = m.code
  ), '[]'))
  when 'b2b_credit' then '{"kind": "account", "terms": []}'::json end
)`;
