import { setTimeout } from 'node:timers/promises';
import type { Database } from '@dijla/provider/database';
import { sql } from 'kysely';

const lookEveryMs = 5;

/**
 * Resolves once every transaction running now in the whole cluster has ended, including those of other test
 * files. Until then the change feed does not advance past the oldest of them, which might still commit an
 * earlier change.
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
