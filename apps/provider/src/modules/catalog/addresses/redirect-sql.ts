import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';

/** An address that led to a product. `to_path` is its new address; null when it was removed. */
export type Move = { from_path: string; to_path: string | null };

/**
 * Redirects old addresses in every store view (301), or marks them as gone (410). Redirects to an old
 * address are updated to the new one; redirects from addresses in use are deleted.
 */
export const saveRedirects = async (
  transaction: DatabaseTransaction,
  moves: readonly Move[],
  inUse: readonly string[],
): Promise<void> => {
  if (moves.length > 0) {
    const given = recordset(moves, 'from_path text, to_path text');
    await sql`update url_redirect r set to_path = given.to_path from ${given} where r.to_path = given.from_path`.execute(
      transaction,
    );
    await sql`
      insert into url_redirect (store_code, from_path, to_path) select s.code, given.from_path, given.to_path from ${given} cross join store_view s
      on conflict (store_code, from_path) do update set to_path = excluded.to_path`.execute(transaction);
  }
  await sql`delete from url_redirect where from_path = any(${inUse})`.execute(transaction);
};

/** Returns those of the paths that redirect to another address. */
export const readMovedPaths = async (db: Database, paths: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{
    from_path: string;
  }>`select distinct from_path from url_redirect where from_path = any(${paths}) and to_path is not null`.execute(
    db,
  );
  return new Set(rows.map(({ from_path }) => from_path));
};

/** The slug in a category's slug address, `c/women-tops` (spec 1 §2). */
const slugIn = (path: string): string | undefined => /^c\/([^/]+)$/.exec(path)?.[1];

/** Finds the redirect from a path, or from the path with its slug; undefined when there is none. */
export const findMove = (
  db: Database,
  storeCode: string,
  path: string,
): Promise<{ to_path: string | null } | undefined> => {
  const slug = slugIn(path);
  const isIt =
    slug === undefined
      ? sql<boolean>`from_path = ${path}`
      : sql<boolean>`replace(from_path, '/', '-') = ${slug}`;
  return db
    .selectFrom('url_redirect')
    .select('to_path')
    .where('store_code', '=', storeCode)
    .where(isIt)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
};
