import { isRootPage } from '@dijla/contract/root-pages';
import { isShopPage } from '@dijla/contract/shop-pages';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { recordset } from '../../../../database/json/recordset.ts';
import { type Move, saveRedirects } from '../../addresses/redirect-sql.ts';
import { goneSource } from '../../categories/category-sql.ts';

type Addressed = { id: number; url_path: string; is_gone: boolean };

/** Reads a category and all below it with their addresses, removed ones too. */
const readBranch = async (db: Database, id: number): Promise<Addressed[]> => {
  const { rows } = await sql<Addressed>`
    with recursive branch (id) as (
      select ${id}::integer union select c.id from category c join branch b on c.parent_id = b.id
    )
    select distinct c.id, s.url_path, c.source = ${goneSource} as is_gone
    from branch join category c using (id) join category_store s on s.category_id = c.id order by c.id`.execute(
    db,
  );
  return rows;
};

/** Returns a path below `from` as it is below `to`. */
const pathBelow = (path: string, from: string, to: string): string =>
  path === from ? to : path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : path;

const writeAddresses = async (
  transaction: DatabaseTransaction,
  rows: readonly { id: number; url_path: string }[],
): Promise<void> => {
  await sql`
    update category_store s set url_path = given.url_path, url_key = regexp_replace(given.url_path, '^.*/', '')
    from ${recordset(rows, 'id integer, url_path text')} where s.category_id = given.id`.execute(transaction);
};

/** Frees the address of a removed category, which keeps its row so that it may come back. */
const putAside = async (transaction: DatabaseTransaction, gone: Addressed): Promise<void> => {
  const branch = await readBranch(transaction, gone.id);
  const aside = `${gone.url_path}-removed-${gone.id}`;
  await writeAddresses(
    transaction,
    branch.map(({ id, url_path }) => ({ id, url_path: pathBelow(url_path, gone.url_path, aside) })),
  );
};

/** Whether a product, a page, one of the storefront's own, or a category other than `except` has one of these addresses. */
const isTaken = async (
  db: Database,
  paths: readonly string[],
  except: readonly number[],
): Promise<boolean> => {
  if (paths.some((path) => isRootPage(path) || isShopPage(path))) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from product_store where url_path = any(${paths}) and visibility > 1)
      or exists (select from landing_page where identifier = any(${paths}))
      or exists (select from category_store s join category c on c.id = s.category_id
        where s.url_path = any(${paths}) and c.source <> ${goneSource} and c.id <> all(${except})) as taken`.execute(
    db,
  );
  return rows[0]?.taken ?? false;
};

/** Whether nothing of the store has this address, so that a new category may. */
export const isFree = async (db: Database, path: string): Promise<boolean> =>
  !(await isTaken(db, [path], []));

/**
 * Gives a category and all below it their addresses from `to` on; the old ones lead to the new. Returns false where
 * something else has one of them.
 */
export const readdress = async (
  transaction: DatabaseTransaction,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<boolean> => {
  if (from === to) return true;
  const branch = await readBranch(transaction, id);
  const moved = branch.map((row) => ({ ...row, to: pathBelow(row.url_path, from, to) }));
  const ids = branch.map((row) => row.id);
  const paths = moved.map((row) => row.to);
  if (await isTaken(transaction, paths, ids)) return false;
  const { rows: gone } = await sql<Addressed>`
    select distinct c.id, s.url_path, true as is_gone from category_store s join category c on c.id = s.category_id
    where s.url_path = any(${paths}) and c.id <> all(${ids}) order by s.url_path`.execute(transaction);
  for (const each of gone) await putAside(transaction, each);
  await writeAddresses(
    transaction,
    moved.map((row) => ({ id: row.id, url_path: row.to })),
  );
  const shown = moved.filter(({ is_gone }) => !is_gone);
  await saveRedirects(
    transaction,
    shown.map((row): Move => ({ from_path: row.url_path, to_path: row.to })),
    shown.map((row) => row.to),
  );
  return true;
};
