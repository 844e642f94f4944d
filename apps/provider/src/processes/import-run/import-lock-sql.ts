import type pg from 'pg';

/**
 * Runs `work` while no other import, seed or undo can begin on this database; answers undefined, without waiting, when one is
 * under way. The lock belongs to a session, so a process that is killed leaves none behind.
 */
export const withImportLock = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | undefined> => {
  const session = await pool.connect();
  let isBroken = false;
  // A session that breaks while it waits must not end the process: the work has sessions of its own.
  const onError = (): void => void (isBroken = true);
  session.on('error', onError);
  try {
    const { rows } = await session.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtext('import')) as locked`,
    );
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      await session.query(`select pg_advisory_unlock(hashtext('import'))`).catch(onError);
    }
  } finally {
    session.off('error', onError);
    session.release(isBroken);
  }
};
