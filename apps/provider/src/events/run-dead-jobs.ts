import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '../database/database.ts';
import { jobsSchema } from '../database/migrating/make-job-tables.ts';
import { bossSettings, deadQueue, usualPace } from './queue-settings.ts';

/**
 * Puts dead jobs back into their queues in the caller's transaction, with all their tries. Those that are no longer
 * dead are left out. Returns how many there were.
 */
export const runDeadJobs = (transaction: DatabaseTransaction, ids: readonly string[]): Promise<number> => {
  // It is never started: only its statement is wanted.
  const boss = new PgBoss({ ...bossSettings(usualPace), db: fromKysely(transaction), schema: jobsSchema });
  return boss.redrive(deadQueue, { ids: [...ids] });
};
