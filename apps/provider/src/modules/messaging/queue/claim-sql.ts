import type { Language } from '@dijla/contract/store-views';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { prepared } from '../../../database/prepare-marked.ts';
import { addressHash } from '../recipient/suppressed-sql.ts';
import { arePaused } from './pause-sql.ts';
import type { Channel } from './message.ts';

/** A message of which this process alone has the current attempt. */
export type ClaimedMessage = {
  id: number;
  channel: Channel;
  to: string;
  template: string;
  params: object;
  language: Language;
  /** Attempts so far, this one included. */
  attempts: number;
  not_after: Date | null;
  /** An earlier attempt ended without a word on whether the message was taken. */
  is_uncertain: boolean;
  created_at: Date;
  /** Its recipient gets no more messages. */
  is_suppressed: boolean;
};

/**
 * Milliseconds after which an attempt counts as lost with its process: far more than the longest a transport
 * takes.
 */
export const lostAfterMs = 15 * 60_000;

const date = (time: number): RawBuilder<unknown> => sql`${new Date(time)}::timestamptz`;

const isDue = (now: number) => sql`(state = 'queued' and (not_before is null or not_before <= ${date(now)}))`;
/** Lost attempts are repeated once: the first may have been taken. */
const isLost = (now: number) =>
  sql`(state = 'sending' and not is_uncertain and claimed_at < ${date(now - lostAfterMs)})`;

/**
 * Begins an attempt and returns the message; undefined when another process has it, when it is not due, and
 * while messages are paused. One statement, so that of several processes one gets it.
 */
export const claimMessage = async (
  database: Database,
  id: number,
  now: number,
): Promise<ClaimedMessage | undefined> => {
  const { rows } = await sql<ClaimedMessage>`${prepared}
    update message m set state = 'sending', attempts = attempts + 1, claimed_at = ${date(now)}, is_uncertain = is_uncertain or state = 'sending'
    where id = ${id} and (${isDue(now)} or ${isLost(now)}) and not ${arePaused}
    returning id, channel, "to", template, params, language, attempts, not_after, is_uncertain, created_at, exists (
      select from suppressed_address s where s.channel = m.channel and s.address_hash = ${addressHash(sql`m.channel`, sql`m."to"`)}
    ) as is_suppressed`.execute(database);
  return rows[0];
};

/** Milliseconds that a new message is left to its own job before the schedule takes it up. */
const leftToItsJobMs = 60_000;

/**
 * Returns messages that no job will send: those that had to wait, those whose attempt was lost, and those
 * whose job was. The oldest first; none while messages are paused.
 */
export const findDueMessages = async (
  database: Database,
  { now, limit }: { now: number; limit: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from message
    where state in ('queued', 'sending') and (${isDue(now)} or ${isLost(now)})
      and coalesce(not_before, claimed_at, created_at + make_interval(secs => ${leftToItsJobMs / 1000})) <= ${date(now)} and not ${arePaused}
    order by id limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
};
