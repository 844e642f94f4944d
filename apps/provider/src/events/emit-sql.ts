import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import type { EventName, ShopEvent } from './event.ts';

/**
 * Records an event in the caller's transaction, in one statement. After the commit each subscriber of the
 * name gets a job. Does nothing when an event of this name and key was recorded before.
 */
export const emit = async <Name extends EventName>(
  transaction: DatabaseTransaction,
  { name, key, data }: ShopEvent<Name>,
): Promise<void> => {
  await sql`
    with written as (
      insert into event (name, key, data) values (${name}, ${key}, ${JSON.stringify(data)}::jsonb)
      on conflict (name, key) do nothing returning id
    ) select pg_notify('event', '') from written`.execute(transaction);
};
