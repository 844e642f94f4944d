import type pg from 'pg';
import { search } from './wire-search.ts';

const added = 1000;

/** Goods whose stock the bench changes and puts back: to `original + 1000` pieces and to `original` again. */
export type Goods = { id: number; original: number; isRaised: boolean };

const actor = 'bench';

/** Counted goods in stock in an order of their own, `isListed` only those with a page of their own. */
export const goodsToChange = async (client: pg.Client, { count, isListed, besides }: { count: number; isListed: boolean; besides: readonly Goods[] }): Promise<Goods[]> => {
  const listed = `and product.type = 'simple' and product.status = 1 and exists (select from product_store where product_id = product.id and store_code = 'ar' and visibility > 1)`;
  const { rows } = await client.query<{ id: number; original: number }>(
    `select product.id, level.qty as original from stock_level level join product on product.id = level.product_id
     where level.manage_stock and level.is_in_stock and level.qty > 0 and product.id <> all($2) ${isListed ? listed : ''} order by md5(product.id::text) limit $1`,
    [count, besides.map(({ id }) => id)],
  );
  return rows.map(({ id, original }) => ({ id, original, isRaised: false }));
};

const change = `
  with changed as (update stock_level set qty = qty + $2 where product_id = any($1))
  insert into change (entity, entity_id, kind, actor) select 'product', id, 'stock', $3 from unnest($1::integer[]) with ordinality as given (id, place) order by place`;

/** Raises or puts back the stock of goods that all stand alike, at once, and tells when it was committed (performance.now). */
export const changeStock = async (client: pg.Client, goods: readonly Goods[]): Promise<number> => {
  const isRaised = goods[0]?.isRaised ?? false;
  await client.query(change, [goods.map(({ id }) => id), isRaised ? -added : added, actor]);
  const committedAt = performance.now();
  for (const each of goods) each.isRaised = !isRaised;
  return committedAt;
};

/** What this run, or one that was broken off, has changed an odd number of times is raised still. */
const leftRaised = `
  with raised as (select entity_id from change where entity = 'product' and actor = $1 group by entity_id having count(*) % 2 = 1),
  changed as (update stock_level set qty = qty - $2 where product_id in (select entity_id from raised))
  insert into change (entity, entity_id, kind, actor) select 'product', entity_id, 'stock', $1 from raised`;

/** Puts back all stock that is raised still. */
export const putBack = async (client: pg.Client, goods: readonly Goods[]): Promise<void> => {
  await client.query(leftRaised, [actor, added]);
  for (const each of goods) each.isRaised = false;
};

/** Once nobody reads them any more: the changes' rows. */
export const forgetChanges = (client: pg.Client): Promise<unknown> => client.query('delete from change where actor = $1', [actor]);

/** Of these goods those whose stock over the wire is what it was last changed to. */
export const seenOf = async (base: string, goods: readonly Goods[]): Promise<Goods[]> => {
  const request = { _appliedFilters: [{ attribute: 'id', value: { in: goods.map(({ id }) => id) }, scope: 'default' as const }] };
  const { hits } = await search(base, { request, size: goods.length, include: ['id', 'stock.qty'] });
  const pieces = new Map(hits.map(({ id, stock }) => [Number(id), (stock as { qty: number }).qty]));
  return goods.filter(({ id, original, isRaised }) => pieces.get(id) === original + (isRaised ? added : 0));
};
