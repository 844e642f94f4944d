import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const watched = new AsyncLocalStorage<string[]>();

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : 'copy';
};

/**
 * Runs `work` and returns the statements it sent, in order. BEGIN and COMMIT are included because each is a
 * round trip to the server.
 */
export const countStatements = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: readonly string[] }> => {
  const statements: string[] = [];
  const result = await watched.run(statements, work);
  return { result, statements };
};

/**
 * Records each statement of the session for `countStatements`; costs one look-up when nothing is counting.
 */
export const noteStatements = (session: pg.PoolClient): void => {
  const send = session.query.bind(session) as (...args: unknown[]) => unknown;
  const noted = (...args: unknown[]): unknown => {
    watched.getStore()?.push(textOf(args[0]));
    return send(...args);
  };
  session.query = noted as typeof session.query;
};
