import { currentTraceparent } from '@dijla/tracing/tracing';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import { recordset } from '../database/json/recordset.ts';
import { prepared } from '../database/prepare-marked.ts';
import type { EventName, ShopEvent } from './event.ts';

/** Characters of a notification; PostgreSQL takes no more than 8,000 bytes. */
const longestNotice = 200;

/**
 * Records events in the caller's transaction, in one statement. After the commit each subscriber of their
 * names gets a job for each. Skips events of a name and key that were recorded before.
 * While traces are sent, each event says which span made it happen, and its jobs go on from there.
 * The notification of a single event says its name and key, by which `eventFeed` tells what happened.
 */
export const emitAll = async <Name extends EventName>(
  transaction: DatabaseTransaction,
  events: readonly ShopEvent<Name>[],
): Promise<void> => {
  if (events.length === 0) return;
  await sql`${prepared}
    with written as (
      insert into event (name, key, data, trace) select name, key, data, ${currentTraceparent() ?? null}::text from ${recordset(events, 'name text, key text, data jsonb')}
      on conflict (name, key) do nothing returning name, key
    ) select pg_notify('event', case when count(*) = 1 then left(min(name || ' ' || key), ${longestNotice}::integer) else '' end) from written having count(*) > 0`.execute(
    transaction,
  );
};

/**
 * Records an event in the caller's transaction, in one statement. After the commit each subscriber of the
 * name gets a job. Does nothing when an event of this name and key was recorded before.
 */
export const emit = <Name extends EventName>(
  transaction: DatabaseTransaction,
  event: ShopEvent<Name>,
): Promise<void> => emitAll(transaction, [event]);
