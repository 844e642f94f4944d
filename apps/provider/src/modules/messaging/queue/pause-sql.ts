import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

const part = 'messages';

/** Whether messages wait until the owner releases them, in a condition of a statement. */
export const arePaused = sql<boolean>`exists (select from paused where part = ${part})`;

export type Pause = { reason: string; since: Date };

/** Returns since when and why messages wait; undefined when they do not. */
export const readPause = (database: Database): Promise<Pause | undefined> =>
  database.selectFrom('paused').select(['reason', 'since']).where('part', '=', part).executeTakeFirst();

/** Lets messages wait from now on. Idempotent; the first reason stays. */
export const pauseMessages = async (database: Database, reason: string): Promise<void> => {
  await database
    .insertInto('paused')
    .values({ part, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Lets messages go again: what waits is sent within a minute or so. Idempotent. */
export const releaseMessages = async (database: Database): Promise<void> => {
  await database.deleteFrom('paused').where('part', '=', part).execute();
};

/** Gives up every message that waits, without sending it. Returns how many. */
export const dropWaiting = async (database: Database): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable('message')
    .set({ state: 'failed', error: 'dropped', params: '{}' })
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
