import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

type HashedKey = { purpose: string; subject: string; asker: string };

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

export type NewCode = {
  id: string;
  codeHash: string;
  data: unknown;
  /** Epoch milliseconds. */
  now: number;
  resendAt: number;
  expiresAt: number;
};

/**
 * Puts a code in the place of the one before, in one guarded statement, unless that was sent a moment ago: then
 * returns when the next may be sent, in epoch milliseconds. Null when the code is written.
 */
export const writeCode = async (
  transaction: DatabaseTransaction,
  { purpose, subject, asker }: HashedKey,
  { id, codeHash, data, now, resendAt, expiresAt }: NewCode,
): Promise<number | null> => {
  const { rows } = await sql`
    insert into one_time_code as c (id, purpose, subject_hash, asker_hash, code_hash, sent_at, resend_after, expires_at, data)
    values (${id}, ${purpose}, ${subject}, ${asker}, ${codeHash}, ${instant(now)}, ${instant(resendAt)}, ${instant(expiresAt)}, ${data === undefined ? null : JSON.stringify(data)}::jsonb)
    on conflict (purpose, subject_hash, asker_hash) do update
    set id = excluded.id, code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, resend_after = excluded.resend_after,
      expires_at = excluded.expires_at, used_at = null, data = excluded.data
    where c.resend_after <= excluded.sent_at returning 1`.execute(transaction);
  if (rows.length > 0) return null;
  const before = await sql<{ resend_after: Date }>`
    select resend_after from one_time_code where purpose = ${purpose} and subject_hash = ${subject} and asker_hash = ${asker}`.execute(
    transaction,
  );
  return before.rows[0]?.resend_after.getTime() ?? now;
};

/** What one guess at a code came to. `tries` are the wrong ones so far. */
export type CountedGuess = { is_right: boolean; tries: number; data: unknown };

/**
 * Uses a code up or counts a wrong try, in one guarded statement: each of several guesses at once sees the tries
 * of those before it. Undefined when there is no code that can be guessed at.
 */
export const countGuess = async (
  database: Database,
  { purpose, subject, asker }: HashedKey,
  { codeHash, triesAtMost, now }: { codeHash: string; triesAtMost: number; now: number },
): Promise<CountedGuess | undefined> => {
  const { rows } = await sql<CountedGuess>`
    update one_time_code set
      tries = tries + case when code_hash = ${codeHash} then 0 else 1 end,
      used_at = case when code_hash = ${codeHash} then ${instant(now)} end
    where purpose = ${purpose} and subject_hash = ${subject} and asker_hash = ${asker}
      and used_at is null and tries < ${triesAtMost} and expires_at > ${instant(now)}
    returning used_at is not null as is_right, tries, data`.execute(database);
  return rows[0];
};

/** Whether there is a code that was guessed at too often and has not expired. */
export const hasTooManyTries = async (
  database: Database,
  { purpose, subject, asker }: HashedKey,
  { triesAtMost, now }: { triesAtMost: number; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    select from one_time_code where purpose = ${purpose} and subject_hash = ${subject} and asker_hash = ${asker}
      and used_at is null and tries >= ${triesAtMost} and expires_at > ${instant(now)}`.execute(database);
  return rows.length > 0;
};

/**
 * Deletes codes that have expired, with what was kept for them. `now` in milliseconds. Returns how many. None is
 * waited for by the next that is asked for: a code lasts longer than that wait.
 */
export const forgetExpiredCodes = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('one_time_code')
    .where('expires_at', '<=', new Date(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
