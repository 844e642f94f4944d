import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/* prepared */';
const names = new Map<string, string>();

/**
 * Prefix of a statement that takes longer to plan than to run. Use it only for statement texts with few
 * variants: each session keeps a plan for every variant.
 */
export const prepared = sql.raw(mark);

/** Returns a statement of a library, which is written elsewhere, so that it is sent as a prepared one. */
export const preparedText = (text: string): string => `${mark} ${text}`;

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
};

/**
 * Sends the session's marked statements as named prepared statements, so that the server reuses their plans.
 */
export const prepareMarked = (session: pg.PoolClient): void => {
  const send = session.query.bind(session) as (...args: unknown[]) => unknown;
  const named = (...args: unknown[]): unknown => {
    const [text, values] = args;
    if (typeof text !== 'string' || !text.trimStart().startsWith(mark)) return send(...args);
    return send({ name: nameOf(text), text, values });
  };
  session.query = named as typeof session.query;
};
