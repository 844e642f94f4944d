import type pg from 'pg';
import { databaseError } from './database-error.ts';

/** The types omit `end` for a client that a pool lends. */
type Session = pg.PoolClient & Pick<pg.Client, 'end'>;

/**
 * Whether the error ends the session. A statement refused for lack of disk or memory leaves its session
 * usable; one that got no response, or whose session the server ended, does not.
 */
const isOfSession = (error: unknown): boolean => {
  if (databaseError(error) !== 'away') return false;
  const severity = error instanceof Error && 'severity' in error ? error.severity : 'FATAL';
  return severity === 'FATAL' || severity === 'PANIC';
};

/**
 * Handles a pool session that the server has ended or that no longer responds: its error, which may have no
 * listener while the session is lent, does not end the process, and the pool does not lend it again. The
 * user of the session gets the error from the current statement.
 */
export const leaveLostSession = (lent: pg.PoolClient): void => {
  const session = lent as Session;
  session.on('error', () => undefined);
  const send = session.query.bind(session) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const sent = send(...args);
    if (!(sent instanceof Promise)) return sent;
    return sent.catch((error: unknown) => {
      // A session that has ended is not lent again; `end` cuts off a session with a pending statement at
      // once.
      if (isOfSession(error)) void session.end();
      throw error;
    });
  };
  session.query = watched as typeof session.query;
};
