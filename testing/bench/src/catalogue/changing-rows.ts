import type pg from 'pg';
import { search } from './wire-search.ts';

/** A kind of narrow product row that the bench changes and puts back. */
export type RowKind = {
  name: 'stock' | 'price' | 'product';
  /** The kind of change the change feed reports. */
  announced: 'stock' | 'price' | 'saved';
  /**
   * SQL that selects `id` and `original`, the value the wire shows now, of products whose rows may be
   * changed. More conditions are appended after `and`.
   */
  productsSql: string;
  /** SQL that adds `$2` to the rows of the products `$1`. */
  change: string;
  /**
   * The document fields that show the change, and how to read the value from a compact answer (wire §7.6).
   */
  include: readonly string[];
  shownOf: (hit: Readonly<Record<string, unknown>>) => number;
};

export const stockRows: RowKind = {
  name: 'stock',
  announced: 'stock',
  productsSql: `select product.id, level.qty as original from stock_level level join product on product.id = level.product_id
    where level.manage_stock and level.is_in_stock and level.qty > 0`,
  change: 'update stock_level set qty = qty + $2 where product_id = any($1)',
  include: ['id', 'stock.qty'],
  shownOf: ({ stock }) => (stock as { qty: number }).qty,
};

/**
 * Prices in all currencies and lists at once, of products with a single row in dinars. Dinar prices contain
 * no tax, so the row's price is the price shown.
 */
export const priceRows: RowKind = {
  name: 'price',
  announced: 'price',
  productsSql: `select product.id, row.amount::integer as original from price row join product on product.id = row.product_id
    where row.price_list = 'general' and row.currency = 'IQD' and row.kind = 'regular' and row.min_qty = 1 and row.from_at is null and row.until_at is null
    and not exists (select from price other where other.product_id = row.product_id and other.price_list = 'general' and other.currency = 'IQD' and other.id <> row.id)`,
  change: `update price set amount = amount + $2 where product_id = any($1) and kind = 'regular'`,
  include: ['id', 'price'],
  shownOf: ({ p: price }) => Number(price),
};

/**
 * A product as saved by the shop owner: the change does not name the changed fields, so the whole document
 * is read again.
 */
export const savedRows: RowKind = { ...stockRows, name: 'product', announced: 'saved' };

const added = 1000;

/** Products whose rows the bench changes to `original + 1000` and back to `original`. */
export type ChangedProduct = { id: number; original: number; isRaised: boolean };

const actorOf = ({ name }: RowKind): string => `bench-${name}`;

/** Returns products in a fixed order; with `isListed`, only those with their own page. */
export const productToChange = async (
  client: pg.Client,
  kind: RowKind,
  { count, isListed, besides }: { count: number; isListed: boolean; besides: readonly ChangedProduct[] },
): Promise<ChangedProduct[]> => {
  const listed = `and product.type = 'simple' and product.status = 1 and exists (select from product_store where product_id = product.id and store_code = 'ar' and visibility > 1)`;
  const { rows } = await client.query<{ id: number; original: number }>(
    `${kind.productsSql} and product.id <> all($2) ${isListed ? listed : ''} order by md5(product.id::text) limit $1`,
    [count, besides.map(({ id }) => id)],
  );
  return rows.map(({ id, original }) => ({ id, original, isRaised: false }));
};

/**
 * Raises or puts back the rows of products that are all in the same state, in one transaction, and returns
 * its commit time (performance.now).
 */
export const changeRows = async (
  client: pg.Client,
  kind: RowKind,
  products: readonly ChangedProduct[],
): Promise<number> => {
  const isRaised = products[0]?.isRaised ?? false;
  await client.query(
    `with changed as (${kind.change})
     insert into change (entity, entity_id, kind, actor) select 'product', id, $3, $4 from unnest($1::integer[]) with ordinality as given (id, place) order by place`,
    [products.map(({ id }) => id), isRaised ? -added : added, kind.announced, actorOf(kind)],
  );
  const committedAt = performance.now();
  for (const each of products) each.isRaised = !isRaised;
  return committedAt;
};

/**
 * Puts back all rows that are still raised: those that this run, or an interrupted one, changed an odd
 * number of times.
 */
export const putBack = async (
  client: pg.Client,
  kind: RowKind,
  products: readonly ChangedProduct[] = [],
): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    `select entity_id as id from change where entity = 'product' and actor = $1 group by entity_id having count(*) % 2 = 1`,
    [actorOf(kind)],
  );
  if (rows.length > 0)
    await changeRows(
      client,
      kind,
      rows.map(({ id }) => ({ id, original: 0, isRaised: true })),
    );
  for (const each of products) each.isRaised = false;
};

/** Deletes the bench's change rows. Call it once they are no longer read. */
export const forgetChanges = (client: pg.Client, kind: RowKind): Promise<unknown> =>
  client.query('delete from change where actor = $1', [actorOf(kind)]);

/** Returns those of the products whose last change the wire shows. */
export const seenOf = async (
  base: string,
  kind: RowKind,
  products: readonly ChangedProduct[],
): Promise<ChangedProduct[]> => {
  const request = {
    _appliedFilters: [
      { attribute: 'id', value: { in: products.map(({ id }) => id) }, scope: 'default' as const },
    ],
  };
  const { hits } = await search(base, { request, size: products.length, include: kind.include });
  const shown = new Map(hits.map((hit) => [Number(hit['id']), kind.shownOf(hit)]));
  return products.filter(({ id, original, isRaised }) => shown.get(id) === original + (isRaised ? added : 0));
};
