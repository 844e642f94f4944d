import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { CreditMethod, CreditState } from '@dijla/contract/client';
import { creditAccount, creditPaid } from './credit-account.ts';

type Customer = Calls['desk/credit-lines']['result']['_output']['items'][number]['customer'];

/** Whose a credit line is, and how many of its orders wait for approval. */
export type LineFacts = { id: number; customer: Customer; awaiting: number };

type LineFilter = { state?: CreditState | undefined; method?: CreditMethod | undefined };

const facts = sql`l.id, case when c.id is not null then json_build_object('id', c.id, 'name', trim(c.firstname || ' ' || c.lastname), 'telephone', c.telephone) end as customer,
  (select count(*)::integer from credit_plan p where p.credit_line_id = l.id and p.is_awaiting) as awaiting`;

/** Reads which credit lines stand on a page of the list: those that wait for a decision first, then the latest. */
export const readLineFacts = async (
  database: Database,
  { state, method }: LineFilter,
  { after, limit }: { after: number; limit: number },
): Promise<LineFacts[]> => {
  const { rows } = await sql<LineFacts>`
    select ${facts} from credit_line l left join customer c on c.id = l.customer_id
    where (${state ?? null}::text is null or l.state = ${state ?? null}) and (${method ?? null}::text is null or l.method = ${method ?? null})
    order by l.state = 'asked' or exists (select from credit_plan p where p.credit_line_id = l.id and p.is_awaiting) desc, l.asked_at desc, l.id desc
    limit ${limit} offset ${after}`.execute(database);
  return rows;
};

/** Reads whose one credit line is; undefined when there is none of this id. */
export const readFactsOf = async (database: Database, id: number): Promise<LineFacts | undefined> => {
  const { rows } = await sql<LineFacts>`
    select ${facts} from credit_line l left join customer c on c.id = l.customer_id where l.id = ${id}`.execute(
    database,
  );
  return rows[0];
};

type Payment = Calls['desk/credit-line']['result']['_output']['payments'][number];

/** Returns what was paid into a credit line, the latest first; 100 at most. */
export const readLinePayments = async (database: Database, id: number): Promise<Payment[]> => {
  const { rows } = await sql<Omit<Payment, 'at'> & { at: Date }>`
    select e.amount, split_part(j.reason, ' ', 1) as by, nullif(substr(j.reason, strpos(j.reason || ' ', ' ') + 1), '') as reference, j.at
    from ledger_entry e join ledger_journal j on j.id = e.journal_id
    where e.account = ${creditAccount(id)} and j.kind = ${creditPaid} order by e.journal_id desc limit 100`.execute(
    database,
  );
  return rows.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() }));
};
