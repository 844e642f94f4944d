import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { signUp } from './affiliate-account-sql.ts';

/** Links one partner may have. */
const linksAtMost = 500;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const characters = `${letters}0123456789`;
const codeLength = 10;

const pick = (from: string): string => from[randomInt(from.length)] ?? 'a';
const newCode = (): string =>
  pick(letters) + Array.from({ length: codeLength - 1 }, () => pick(characters)).join('');

export type NewLink = { accountId: number; campaignId: number; source: string; path: string; now: number };

/** Returns the code of a partner's link, which is made when it is not there yet; null where she has as many as there can be. */
export const linkCode = async (
  transaction: DatabaseTransaction,
  { accountId, campaignId, source, path, now }: NewLink,
): Promise<string | null> => {
  const { rows } = await sql<{ code: string }>`
    insert into affiliate_link (code, account_id, campaign_id, traffic_source, path, created_at)
    select ${newCode()}, ${accountId}, ${campaignId}, ${source}, ${path}, ${new Date(now)}
    where (select count(*) from affiliate_link where account_id = ${accountId}) < ${linksAtMost}
      or exists (select from affiliate_link where account_id = ${accountId} and campaign_id = ${campaignId} and traffic_source = ${source} and path = ${path})
    on conflict (account_id, campaign_id, traffic_source, path) do update set path = excluded.path returning code`.execute(
    transaction,
  );
  return rows[0]?.code ?? null;
};

/** Counts that a link of an approved partner was followed; false when there is none of this code. */
export const countVisit = async (database: Database, code: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into affiliate_click as k (link_id, day, visits)
    select l.id, (${new Date(now)}::timestamptz at time zone 'Asia/Baghdad')::date, 1
    from affiliate_link l join affiliate_account a on a.id = l.account_id
    where l.code = ${code} and a.status = ${sql.lit(signUp.approved)}
    on conflict (link_id, day) do update set visits = k.visits + 1 returning link_id`.execute(database);
  return rows.length > 0;
};

/** Returns for how many days a browser remembers whose link was followed. */
export const readCookieDays = async (database: Database): Promise<number> => {
  const { cookie_days: days } = await database
    .selectFrom('affiliate_settings')
    .select('cookie_days')
    .executeTakeFirstOrThrow();
  return days;
};
