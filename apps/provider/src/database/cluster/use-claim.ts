import type pg from 'pg';
import { type Access, openSession } from './reach-server.ts';

// Every user of the server holds this lock in shared mode, so a process that gets it exclusively was the
// last. The lock is released when its process is killed.
const lockNumber = 5_318_008;

/** Registers this process as a user of the server for as long as the session lives. */
export const claimUse = async (access: Access): Promise<pg.Client> => {
  const session = await openSession(access);
  await session.query('select pg_advisory_lock_shared($1)', [lockNumber]);
  return session;
};

/**
 * Releases the claim and returns whether it was the last. 'gone' means that the server has gone: nobody uses
 * it, but there is nothing to stop.
 */
export const releaseClaim = async (session: pg.Client): Promise<'last' | 'others' | 'gone'> => {
  try {
    await session.query('select pg_advisory_unlock_shared($1)', [lockNumber]);
    const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      lockNumber,
    ]);
    return rows[0]?.alone ? 'last' : 'others';
  } catch {
    return 'gone';
  } finally {
    await session.end().catch(() => undefined);
  }
};
