import type pg from 'pg';

/**
 * Runs `work` while no other import, seed or undo can start on this database. Returns undefined at once when
 * one is running. The lock belongs to a session, so a killed process leaves no lock behind.
 */
export const withImportLock = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | undefined> => {
  const session = await pool.connect();
  let isBroken = false;
  // A broken idle session must not end the process, because `work` uses sessions of its own.
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
