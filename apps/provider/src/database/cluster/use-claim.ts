import type pg from 'pg';
import { type Access, openSession } from './reach-server.ts';

// Everyone who uses the server holds this lock shared, so whoever gets it alone was the last. It falls with a killed process.
const lockNumber = 5_318_008;

/** Says that this process uses the server, as long as the session lives. */
export const claimUse = async (access: Access): Promise<pg.Client> => {
  const session = await openSession(access);
  await session.query('select pg_advisory_lock_shared($1)', [lockNumber]);
  return session;
};

/** Gives the claim back and tells whether nobody else holds one; a server that has gone is used by nobody, but not to be stopped. */
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
