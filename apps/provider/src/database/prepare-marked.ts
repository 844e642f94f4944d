import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/* prepared */';
const names = new Map<string, string>();

/**
 * Begins a statement whose planning costs more than its running. Only for texts that come in few forms: each session keeps a plan of every form.
 */
export const prepared = sql.raw(mark);

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
};

/** Sends the session's marked statements under names, by which the server finds their plans again. */
export const prepareMarked = (session: pg.PoolClient): void => {
  const send = session.query.bind(session) as (...args: unknown[]) => unknown;
  const named = (...args: unknown[]): unknown => {
    const [text, values] = args;
    if (typeof text !== 'string' || !text.trimStart().startsWith(mark)) return send(...args);
    return send({ name: nameOf(text), text, values });
  };
  session.query = named as typeof session.query;
};
