import type pg from 'pg';

/**
 * Runs `work` while no other import, seed or undo can begin on this database; answers undefined, without waiting, when one is
 * under way. The lock belongs to a session, so a process that is killed leaves none behind.
 */
export const withImportLock = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | undefined> => {
  const session = await pool.connect();
  // A session that breaks while it waits must not end the process: what the work does next fails by itself.
  const ignore = (): void => undefined;
  session.on('error', ignore);
  try {
    const { rows } = await session.query<{ locked: boolean }>(`select pg_try_advisory_lock(hashtext('import')) as locked`);
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      await session.query(`select pg_advisory_unlock(hashtext('import'))`);
    }
  } finally {
    session.off('error', ignore);
    session.release();
  }
};
