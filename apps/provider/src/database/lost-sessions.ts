import type pg from 'pg';
import { databaseError } from './database-error.ts';

/** `end` is missing in the types of a client that a pool lends. */
type Session = pg.PoolClient & Pick<pg.Client, 'end'>;

/** A statement that is refused for want of disk or memory leaves its session whole; one that was not answered, or that the server ended, does not. */
const isOfSession = (error: unknown): boolean => {
  if (databaseError(error) !== 'away') return false;
  const severity = error instanceof Error && 'severity' in error ? error.severity : 'FATAL';
  return severity === 'FATAL' || severity === 'PANIC';
};

/**
 * Keeps a session of a pool from doing harm once the server has ended it or answers no more: its error, which nobody may be listening for while it
 * is lent, does not end the process, and the pool lends it to nobody again. Whoever uses it learns of it by the statement at hand.
 */
export const leaveLostSession = (lent: pg.PoolClient): void => {
  const session = lent as Session;
  session.on('error', () => undefined);
  const send = session.query.bind(session) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const sent = send(...args);
    if (!(sent instanceof Promise)) return sent;
    return sent.catch((error: unknown) => {
      // A session that ends is not lent again; one with a statement under way is cut off at once.
      if (isOfSession(error)) void session.end();
      throw error;
    });
  };
  session.query = watched as typeof session.query;
};
