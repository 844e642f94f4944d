import { AsyncResource } from 'node:async_hooks';
import { beginPart, type Span } from '@dijla/tracing/tracing';
import type pg from 'pg';
import { shownStatement } from './statement-text.ts';

/** Returns the text of a statement; undefined for streams of rows, which are not traced. */
const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
};

const spanOf = (statement: unknown): Span | undefined => {
  const text = textOf(statement);
  if (text === undefined) return undefined;
  const { name, operation, text: shown } = shownStatement(text);
  const span = beginPart(name, { kind: 'client' });
  span?.set({
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': shown,
  });
  return span;
};

const end = (span: Span, error: unknown): void => {
  // The code alone: what PostgreSQL says of a fault may quote the row.
  if (error) span.fail(String((error as { code?: unknown }).code ?? 'error'));
  span.end();
};

type Callback = (error: unknown, ...rest: unknown[]) => unknown;

/** Makes each statement of the session a part of the span that sends it; statements nobody's span sends are not traced. */
export const traceStatements = (session: pg.PoolClient): void => {
  const send = session.query.bind(session) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]): unknown => {
    const span = spanOf(args[0]);
    if (span === undefined) return send(...args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const called: Callback = (error, ...rest) => {
        end(span, error);
        return (last as Callback)(error, ...rest);
      };
      return send(...args.slice(0, -1), called);
    }
    const answer = send(...args) as Promise<unknown>;
    answer.then(
      () => end(span, undefined),
      (error: unknown) => end(span, error),
    );
    return answer;
  };
  session.query = traced as typeof session.query;
};

/**
 * Lets whoever waits for a session go on in its own context. By itself the pool calls back in that of whoever gave
 * the session back, whose trace the statement would be counted to.
 */
export const keepContexts = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const bound = (...[callback]: unknown[]): unknown =>
    typeof callback === 'function' ? connect(AsyncResource.bind(callback as Callback)) : connect();
  pool.connect = bound as typeof pool.connect;
};
