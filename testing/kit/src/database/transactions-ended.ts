import { setTimeout } from 'node:timers/promises';
import type { Database } from '@dijla/provider/database';
import { sql } from 'kysely';

const lookEveryMs = 5;

/**
 * Resolves once every transaction that runs now in the whole cluster has ended, other files' too: until then the change feed goes no further
 * than what the oldest of them might still commit before.
 */
export const transactionsEnded = async (db: Database): Promise<void> => {
  const {
    rows: [now],
  } = await sql<{ end: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as end`.execute(db);
  const haveEnded = async (): Promise<boolean> => {
    const {
      rows: [oldest],
    } = await sql<{
      ended: boolean;
    }>`select pg_snapshot_xmin(pg_current_snapshot()) >= ${now?.end}::xid8 as ended`.execute(db);
    return oldest?.ended === true;
  };
  while (!(await haveEnded())) await setTimeout(lookEveryMs);
};
