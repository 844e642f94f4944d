import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '@dijla/provider/database';
import { proveLedger } from '@dijla/provider/modules/ledger/ledger';
import { countJobs } from '@dijla/provider/events/dead-jobs-sql';
import { sql } from 'kysely';

/** Milliseconds in which the jobs that a killed process had begun come to their end, too. */
const patienceMs = 240_000;
const lookMs = 500;

/** Resolves when every event has its jobs and every job is done. Throws where one failed at every try. */
export const settled = async ({ db }: Connection): Promise<void> => {
  for (const deadline = Date.now() + patienceMs; ; await pause(lookMs)) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from event where queued_at is null`.execute(db);
    const jobs = (await countJobs(db)).filter(({ queue }) => queue !== 'schedules');
    const dead = jobs.filter(({ state }) => state === 'dead');
    if (dead.length > 0) throw new Error(`Jobs have died: ${dead.map(({ queue }) => queue).join(', ')}`);
    const left = jobs.reduce((sum, { jobs: count }) => sum + count, rows[0]?.waiting ?? 0);
    if (left === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${left} jobs are not done: ${jobs.map(({ queue }) => queue).join(', ')}`);
  }
};

/** What may not be, and the statement that counts it. */
const faults = {
  'balances unlike their postings': sql`
    select coalesce(b.account, e.account) from ledger_balance b full join (
      select account, unit, sum(amount) as amount from ledger_entry
      where account in (select account from ledger_balance) group by account, unit
    ) e using (account, unit) where coalesce(b.balance, 0) <> coalesce(e.amount, 0)`,
  'journals that do not sum to zero': sql`
    select journal_id from ledger_entry group by journal_id, unit having sum(amount) <> 0`,
  'below zero or their limit': sql`
    select account from ledger_entry where account ~ '^(points|gift-card|held|credit):'
    group by account, unit having sum(amount) < case when account like 'credit:%'
      then -coalesce((select l.credit_limit from credit_line l where 'credit:line:' || l.id = account), 0) else 0 end`,
  'partners owed otherwise': sql`
    select k.account from (
      select 'commission:affiliate' || case when status = 'pending' then '-pending' else '' end || ':' || account_id as account, unit, sum(amount) as amount
      from affiliate_commission where status in ('pending', 'available') group by 1, 2
    ) k full join (
      select account, unit, sum(amount) as amount from ledger_entry where account like 'commission:affiliate%' group by 1, 2
    ) e using (account, unit) where coalesce(k.amount, 0) <> coalesce(e.amount, 0)`,
  'sellers owed otherwise': sql`
    select v.account from (
      select 'commission:vendor:' || vendor as account, unit, sum(net) as amount from (
        select vendor, unit, net from vendor_earning union all select vendor, unit, -amount from vendor_payout
      ) m group by 1, 2
    ) v full join (
      select account, unit, sum(amount) as amount from ledger_entry where account like 'commission:vendor:%' group by 1, 2
    ) e using (account, unit) where coalesce(v.amount, 0) <> coalesce(e.amount, 0)`,
  'held for orders that are over': sql`
    select b.account from ledger_balance b join order_listing l on l.order_id = substring(b.account from ':order:([0-9]+)$')::bigint
    where b.account like 'held:%' and b.balance <> 0 and l.state in ('complete', 'cancelled', 'refunded')`,
} as const;

/** Counts everything again: differences by what is wrong, each zero where the ledger agrees with itself and the shop. */
export const differencesIn = async ({ db }: Connection): Promise<Record<string, number>> => {
  const counted: [string, number][] = [];
  for (const [name, statement] of Object.entries(faults))
    counted.push([name, (await statement.execute(db)).rows.length]);
  const proof = Object.values(await proveLedger(db, Date.now())).flat().length;
  return { ...Object.fromEntries(counted), 'found by the proof': proof };
};

/** Counts postings by their kinds. */
export const postingsByKind = async ({ db }: Connection): Promise<[kind: string, count: number][]> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::integer as count from ledger_journal group by kind order by count desc, kind`.execute(
    db,
  );
  return rows.map(({ kind, count }) => [kind, count]);
};
