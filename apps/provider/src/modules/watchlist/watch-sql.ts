import { type Watched, type WatchChannel, type WatchKind, watchesAtMost } from '@dijla/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { wireTime } from '../../call/wire-time.ts';

/** Products that the shop sells as they are, or by a variant; those made of others have no stock or price of their own. */
const watchable = new Set(['simple', 'virtual', 'downloadable', 'configurable']);

/** A product that can be watched: what is sold, and whose page sells it. */
export type WatchedProduct = { productId: number; parentId: number; sku: string };

/** Which product is named: by ids, or by skus; without a page it is the product's own. */
type NamedSold = { id: number; parentId: number | null } | { sku: string; parentSku: string };

/**
 * Finds what is to be watched. Returns `unknown` for what the shop does not sell, and for a page that does not sell
 * it; `not-offered` for products made of others.
 */
export const findWatchable = async (
  database: Database,
  named: NamedSold,
): Promise<WatchedProduct | 'unknown' | 'not-offered'> => {
  const sold = 'id' in named ? sql`p.id = ${named.id}` : sql`p.sku = ${named.sku}`;
  const page = 'id' in named ? sql`o.id = ${named.parentId ?? named.id}` : sql`o.sku = ${named.parentSku}`;
  const { rows } = await sql<WatchedProduct & { type: string }>`
    select p.id as "productId", o.id as "parentId", p.sku, p.type
    from product p join product o on ${page}
    where ${sold} and p.status < 2 and o.status < 2
      and (o.id = p.id or exists (select from product_variant v where v.parent_id = o.id and v.child_id = p.id))
      and exists (select from product_store s where s.product_id = o.id)`.execute(database);
  const [found] = rows;
  if (found === undefined) return 'unknown';
  const { type, ...product } = found;
  return watchable.has(type) ? product : 'not-offered';
};

/** The prices that a watcher is shown: a list, and that of the store view where the list has none of a product. */
type ShownPrices = { storeCode: string; priceList: string; currency: string };

const isOpen = (now: Date): RawBuilder<unknown> =>
  sql`(r.from_at is null or r.from_at <= ${now}) and (r.until_at is null or r.until_at > ${now})`;

/**
 * Lateral expression: the lowest price of one piece of what is sold under a product, `w` being a row with product_id,
 * store_code, price_list and currency; the rule of `priceAt`. Null where it is not known.
 */
export const soldPrice = (now: Date): RawBuilder<unknown> => sql`(
  select min(case when of_piece.regular is null then null else least(of_piece.regular, of_piece.special) end) from (
    select min(r.amount) filter (where r.kind = 'regular') as regular, min(r.amount) filter (where r.kind = 'special') as special
    from (select v.child_id as id from product_variant v where v.parent_id = w.product_id
      union all select w.product_id where not exists (select from product_variant v where v.parent_id = w.product_id)) piece
    join product p on p.id = piece.id and p.status < 2
    join price r on r.product_id = piece.id and r.currency = w.currency and r.min_qty = 1 and ${isOpen(now)}
      and (r.price_list = w.price_list or r.price_list = (select s.price_list from store_view s where s.code = w.store_code)
        and not exists (select from price own where own.product_id = piece.id and own.price_list = w.price_list
          and own.currency = w.currency and own.min_qty = 1))
    group by piece.id) of_piece)`;

/** Lateral expression: whether anything that is sold under a product is in stock, `w` being a row with product_id. */
export const soldStock = sql`exists (
  select from (select v.child_id as id from product_variant v where v.parent_id = w.product_id
    union all select w.product_id where not exists (select from product_variant v where v.parent_id = w.product_id)) piece
  join product p on p.id = piece.id and p.status < 2
  join stock_level l on l.product_id = piece.id and l.is_in_stock and (l.qty > 0 or not l.manage_stock))`;

/** Whose alert it is: a customer's, or a guest's by an address that is not confirmed yet. */
type Watcher = { customerId: number } | { address: string };

type NewWatch = {
  watcher: Watcher;
  channel: WatchChannel;
  kind: WatchKind;
  product: WatchedProduct;
  prices: ShownPrices;
  key: string;
  now: number;
};

/**
 * Watches a product from what it costs, or whether it is in stock, now. What is watched already changes only in how it
 * is told. Returns the key of the alert, which is the given one where it is new, and whether it is confirmed.
 */
export const insertWatch = async (
  transaction: DatabaseTransaction,
  { watcher, channel, kind, product, prices, key, now }: NewWatch,
): Promise<{ key: string; isConfirmed: boolean }> => {
  const customerId = 'customerId' in watcher ? watcher.customerId : null;
  const address = 'address' in watcher ? watcher.address : null;
  const at = new Date(now);
  const once =
    customerId === null
      ? sql`(channel, address, kind, product_id) where customer_id is null`
      : sql`(customer_id, kind, product_id) where customer_id is not null`;
  const { rows } = await sql<{ key: string; isConfirmed: boolean }>`
    insert into watch as k (customer_id, address, channel, kind, product_id, parent_id, store_code, price_list, currency,
      from_amount, is_armed, key, confirmed_at)
    select ${customerId}::integer, ${address}::text, ${channel}, ${kind}, w.product_id, ${product.parentId}, w.store_code, w.price_list, w.currency,
      case when ${kind}::text = 'price' then coalesce(${soldPrice(at)}, 0) end,
      case when ${kind}::text = 'price' then true else not ${soldStock} end,
      ${key}, case when ${customerId}::integer is null then null else ${at}::timestamptz end
    from (select ${product.productId}::integer as product_id, ${prices.storeCode}::text as store_code, ${prices.priceList}::text as price_list,
      ${prices.currency}::text as currency) w
    on conflict ${once} do update set channel = excluded.channel returning k.key, k.confirmed_at is not null as "isConfirmed"`.execute(
    transaction,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert answered no row');
  return row;
};

/** Ends a customer's alert; one that is not there is no error. */
export const deleteWatch = async (
  database: Database,
  { customerId, kind, productId }: { customerId: number; kind: WatchKind; productId: number },
): Promise<void> => {
  await sql`delete from watch where customer_id = ${customerId} and kind = ${kind} and product_id = ${productId}`.execute(
    database,
  );
};

/** Returns what a customer watches, the latest first. */
export const readWatches = async (database: Database, customerId: number): Promise<Watched[]> => {
  const { rows } = await sql<Omit<Watched, 'created_at'> & { created_at: Date }>`
    select w.product_id, w.parent_id, w.kind, w.channel, p.sku, o.sku as parent_sku, w.created_at
    from watch w join product p on p.id = w.product_id join product o on o.id = w.parent_id
    where w.customer_id = ${customerId} order by w.id desc`.execute(database);
  return rows.map((row) => ({ ...row, created_at: wireTime(row.created_at) }));
};

/**
 * Lets one change of a customer's alerts go after the other, and returns whether there is room for `more` of them and
 * whether SMS can be sent.
 */
export const lockWatcher = async (
  transaction: DatabaseTransaction,
  customerId: number,
): Promise<{ room: number; hasMobile: boolean }> => {
  await sql`select from customer where id = ${customerId} for no key update`.execute(transaction);
  const { rows } = await sql<{ room: number; hasMobile: boolean }>`
    select ${watchesAtMost} - (select count(*) from watch w where w.customer_id = c.id)::integer as room,
      c.telephone_verified_at is not null as "hasMobile"
    from customer c where c.id = ${customerId}`.execute(transaction);
  return rows[0] ?? { room: 0, hasMobile: false };
};

/** Confirms a guest's alerts that were asked for with the one of this key; false when there is none to confirm. */
export const confirmWatch = async (database: Database, key: string, now: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    update watch w set confirmed_at = ${new Date(now)} from watch named
    where named.key = ${key} and w.customer_id is null and w.address = named.address and w.channel = named.channel
      and w.parent_id = named.parent_id and w.product_id = named.product_id and w.confirmed_at is null
    returning w.id`.execute(database);
  return rows.length > 0;
};

/** Returns the name of a page's product in a language, or its sku. */
export const readPageName = async (
  database: Database,
  productId: number,
  language: string,
): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(t.name, p.sku) as name from product p
    left join product_text t on t.product_id = p.id and t.language = ${language} where p.id = ${productId}`.execute(
    database,
  );
  return rows[0]?.name ?? '';
};

/** Ends the alert of a key, or every alert of its recipient. */
export const stopWatch = async (database: Database, key: string, isAll: boolean): Promise<void> => {
  await sql`delete from watch w using watch named where named.key = ${key} and (w.id = named.id or ${isAll} and (
    w.customer_id = named.customer_id or w.address = named.address and w.channel = named.channel))`.execute(
    database,
  );
};

/** Forgets what guests have not confirmed in time. */
export const forgetUnconfirmed = async (database: Database, before: number): Promise<void> => {
  await sql`delete from watch where confirmed_at is null and created_at < ${new Date(before)}`.execute(
    database,
  );
};

/** Returns how many wait for a product or one of its variants to be in stock, and for it to be cheaper. */
export const countWatchers = async (
  database: Database,
  productId: number,
): Promise<{ price: number; stock: number }> => {
  const { rows } = await sql<{ price: number; stock: number }>`
    select count(*) filter (where kind = 'price')::integer as price, count(*) filter (where kind = 'stock')::integer as stock
    from watch where (product_id = ${productId} or parent_id = ${productId}) and confirmed_at is not null`.execute(
    database,
  );
  return rows[0] ?? { price: 0, stock: 0 };
};

/** Expression: how many wait for a product `p` of the statement, or one of its variants, to be in stock. */
export const waitingFor = sql<number>`(
  select count(*)::integer from watch w
  where (w.product_id = p.id or w.parent_id = p.id) and w.kind = 'stock' and w.confirmed_at is not null)`;
