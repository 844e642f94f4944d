import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/database.ts';
import type { Channel } from './message.ts';
import { addressHash } from '../recipient/suppressed-sql.ts';

type State = 'waiting' | 'failed' | 'sent' | 'suppressed';

export type ListedMessage = {
  id: number;
  channel: Channel;
  to: string | null;
  template: string;
  language: string;
  state: State;
  attempts: number;
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
  not_before: Date | null;
  can_send: boolean;
};

/** A message that was given up or sent, whose content is still kept and whose recipient wants messages. */
const isSendable = sql`(m.state in ('failed', 'sent') and m."to" is not null and m.params <> '{}' and (m.not_after is null or m.not_after > now())
  and not exists (select from suppressed_address s where s.channel = m.channel and s.address_hash = ${addressHash(sql`m.channel`, sql`m."to"`)}))`;

const shownState = sql`case when m.state in ('queued', 'sending') then 'waiting' else m.state end`;

/** Days of which messages are listed: as long as it is kept where they went. */
const listedDays = 30;

/** Reads at most `limit` messages of the last 30 days, newest first, below the id `before`. */
export const readMessages = async (
  database: Database,
  { state, before, limit }: { state?: State | undefined; before?: number | undefined; limit: number },
): Promise<ListedMessage[]> => {
  const wanted = [
    sql`m.created_at > now() - make_interval(days => ${listedDays}::integer)`,
    ...(state === undefined ? [] : [sql`${shownState} = ${state}`]),
    ...(before === undefined ? [] : [sql`m.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<ListedMessage>`
    select m.id, m.channel, m."to", m.template, m.language, ${shownState} as state, m.attempts, m.error, m.created_at, m.sent_at,
      case when m.state = 'queued' then m.not_before end as not_before, ${isSendable} as can_send
    from message m where ${sql.join(wanted, sql` and `)} order by m.id desc limit ${limit}`.execute(database);
  return rows;
};

/**
 * Sends messages again: those that failed with all their attempts, and of those that were sent another one each, which
 * is kept apart from the first by `cause`. The schedule takes them up within a minute. Returns which of them are.
 */
export const sendAgain = async (
  transaction: DatabaseTransaction,
  ids: readonly number[],
  cause: string,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with wanted as (select m.* from message m where m.id = any(${[...ids]}::bigint[]) and ${isSendable} for update),
    failed as (
      update message m set state = 'queued', attempts = 0, is_uncertain = false, error = null, not_before = now()
      from wanted w where w.id = m.id and w.state = 'failed'
    ),
    copied as (
      insert into message (channel, "to", template, params, language, dedupe_key, not_before, not_after)
      select channel, "to", template, params, language, ${cause} || ' ' || id, now(), not_after from wanted where state = 'sent'
      on conflict (dedupe_key) do nothing
    )
    select id from wanted order by id`.execute(transaction);
  return rows.map(({ id }) => id);
};
