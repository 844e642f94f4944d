import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Keys of records of one kind. */
export type Dependents = { kind: 'product' | 'product-links' | 'promotion'; keys: string[] };

const keysIn = async (rows: Promise<{ rows: { key: string }[] }>): Promise<string[]> =>
  (await rows).rows.map(({ key }) => key);

/** Returns the products in these categories or below them, from any source. */
const productsIn = (db: Database, paths: readonly string[]): Promise<string[]> =>
  keysIn(
    sql<{ key: string }>`
    select distinct p.sku as key from category_store s join product_category pc using (category_id) join product p on p.id = pc.product_id
    where exists (select from unnest(${paths}::text[]) given (path) where s.url_path = given.path or starts_with(s.url_path, given.path || '/'))`.execute(
      db,
    ),
  );

const linksOf = (db: Database, skus: readonly string[]): Promise<string[]> =>
  keysIn(
    sql<{ key: string }>`
    select distinct l.type || ' ' || p.sku as key from product p join product_link l on l.product_id = p.id where p.sku = any(${skus}) and l.type <> 'associated'`.execute(
      db,
    ),
  );

/** Returns the records that lose a part when these records are removed, but are not removed themselves. */
export const readDependents = async (
  db: Database,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<Dependents | undefined> => {
  if (kind === 'category') return { kind: 'product', keys: await productsIn(db, keys) };
  return kind === 'product' ? { kind: 'product-links', keys: await linksOf(db, keys) } : undefined;
};

/** Returns the promotions that own one of these coupons, which they lose to the promotion saved with it. */
export const readCouponOwners = (db: Database, codes: readonly string[]): Promise<string[]> =>
  keysIn(
    sql<{
      key: string;
    }>`select distinct p.code as key from coupon c join promotion p on p.id = c.promotion_id where c.code = any(${codes})`.execute(
      db,
    ),
  );

/**
 * Returns those of these categories that still have another category below them: one in the run, one the run
 * could not read, or one that is not among these.
 */
export const readInhabited = (db: Database, runId: number, paths: readonly string[]): Promise<string[]> =>
  keysIn(
    sql<{ key: string }>`
    select given.path as key from unnest(${paths}::text[]) given (path)
    where exists (select from category_store s join category c on c.id = s.category_id where c.source <> 'removed' and starts_with(s.url_path, given.path || '/') and s.url_path <> all(${paths}))
      or exists (select from import_record r where r.run_id = ${runId} and r.kind in ('category', 'refused') and starts_with(r.natural_key, given.path || '/'))`.execute(
      db,
    ),
  );
