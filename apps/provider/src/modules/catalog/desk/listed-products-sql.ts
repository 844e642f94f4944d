import type { CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import { begunWords } from '../../../database/begun-words-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { pictureAddress } from '../products/picture-address-sql.ts';
import { waitingFor } from '../../watchlist/watchlist.ts';
import { isThere } from '../products/product-parts-sql.ts';

/** Types whose stock and prices are those of the products they are made up of. */
const composedTypes = ['configurable', 'bundle', 'grouped'];

/** Which products are wanted; all where a member is absent. */
export type ProductFilter = {
  q?: string | undefined;
  stock?: 'low' | 'out' | undefined;
  status?: 'enabled' | 'disabled' | undefined;
  id?: number | undefined;
  /** Identifier of the seller whose it is, or whose configurable it is a variant of. */
  vendor?: string;
};

type Amount = { amount: number; is_derived: boolean };

export type ListedProduct = {
  id: number;
  sku: string;
  name: string;
  type: string;
  parent: { sku: string; name: string } | null;
  image: string | null;
  is_enabled: boolean;
  stock: { qty: number; is_managed: boolean; is_in_stock: boolean; is_low: boolean } | null;
  /** How many wait to be told that it, or a variant of it, is back in stock. */
  waiting: number;
  prices: {
    unit: { code: CurrencyCode; scale: number };
    regular: Amount | null;
    special: Amount | null;
  }[];
};

/** Whether a product is made up of others, whose stock and prices count. */
export const isComposed = (type: string): boolean => composedTypes.includes(type);

const likeStart = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Ids of products whose sku begins with `q`, or in whose name, or whose configurable's, every word of it begins a word. */
const idsFoundBy = (q: string): RawBuilder<unknown> => sql`
  with wanted as materialized (
    select ${begunWords(q)} as words
  ), named as materialized (
    select t.product_id from product_text t, wanted where name_words(t.name) @@ wanted.words
  )
  select id from product where lower(sku) like ${likeStart(q.trim())}
  union select product_id from named
  union select v.child_id from product_variant v join named on named.product_id = v.parent_id`;

const lowBelow = sql`(select max(only_left_below) from store_view)`;
const stockWhere = {
  low: sql`exists (select from stock_level l where l.product_id = p.id and l.manage_stock and l.is_in_stock and l.qty > 0 and l.qty < ${lowBelow})`,
  out: sql`exists (select from stock_level l where l.product_id = p.id and ((l.manage_stock and l.qty <= 0) or not l.is_in_stock))`,
} as const;

const isOfVendor = (vendor: string) => sql`exists (
  select from attribute_option o join attribute a on a.id = o.attribute_id and a.code = 'vendor'
  where o.code = ${vendor} and (p.attributes -> 'vendor' = to_jsonb(o.id) or (p.attributes -> 'vendor' is null and exists (
    select from product_variant v join product m on m.id = v.parent_id where v.child_id = p.id and m.attributes -> 'vendor' = to_jsonb(o.id)))))`;

const conditionsOf = ({ q, stock, status, id, vendor }: ProductFilter): RawBuilder<unknown>[] => [
  isThere('p.id'),
  ...(id === undefined ? [] : [sql`p.id = ${id}`]),
  ...(vendor === undefined ? [] : [isOfVendor(vendor)]),
  ...(q === undefined || q.trim() === '' ? [] : [sql`p.id in (${idsFoundBy(q)})`]),
  ...(stock === undefined ? [] : [stockWhere[stock], sql`p.type <> all(${composedTypes})`]),
  ...(status === undefined ? [] : [status === 'enabled' ? sql`p.status = 1` : sql`p.status <> 1`]),
];

const nameIn = (language: string, id: string) => sql`(
  select t.name from product_text t where t.product_id = ${sql.ref(id)} order by t.language = ${language} desc, t.language limit 1)`;

/** The price list of the shop's first store view; what it costs at the desk. */
const deskPriceList = sql`(select price_list from store_view where is_default)`;

/** The amount for one piece that holds at `now`: of several special prices the one that began last. */
const amountNow = (kind: 'regular' | 'special', now: Date) => sql`(
  select json_build_object('amount', r.amount, 'is_derived', r.is_derived) from price r
  where r.product_id = p.id and r.price_list = ${deskPriceList} and r.currency = c.code and r.kind = ${kind} and r.min_qty = 1
    and (r.from_at is null or r.from_at <= ${now}) and (r.until_at is null or r.until_at > ${now})
  order by r.from_at desc nulls last limit 1)`;

const rowOf = (language: string, now: Date) => sql`
  p.id, p.sku, p.type, p.status = 1 as is_enabled, coalesce(${nameIn(language, 'p.id')}, p.sku) as name,
  (select json_build_object('sku', m.sku, 'name', coalesce(${nameIn(language, 'm.id')}, m.sku))
    from product_variant v join product m on m.id = v.parent_id where v.child_id = p.id order by v.parent_id limit 1) as parent,
  (select ${pictureAddress} from product_media m where m.product_id = p.id order by m.position limit 1) as image,
  case when p.type = any(${composedTypes}) then null else coalesce((
    select json_build_object('qty', l.qty, 'is_managed', l.manage_stock, 'is_in_stock', l.is_in_stock and (l.qty > 0 or not l.manage_stock),
      'is_low', l.manage_stock and l.qty < ${lowBelow})
    from stock_level l where l.product_id = p.id
  ), json_build_object('qty', 0, 'is_managed', true, 'is_in_stock', false, 'is_low', true)) end as stock,
  ${waitingFor} as waiting,
  case when p.type = any(${composedTypes}) then '[]'::json else coalesce((
    select json_agg(json_build_object('unit', json_build_object('code', c.code, 'scale', c.scale),
      'regular', ${amountNow('regular', now)}, 'special', ${amountNow('special', now)}) order by c.code)
    from currency c
  ), '[]') end as prices`;

/** How lists of products are read: names in `language`, prices as of `now`, after the row `before`. */
export type ProductPage = {
  language: string;
  now: number;
  before?: number | undefined;
  limit: number;
};

/** Reads a page of products and variants, newest first. */
export const readListedProducts = async (
  database: Database,
  filter: ProductFilter,
  { language, now, before, limit }: ProductPage,
): Promise<ListedProduct[]> => {
  const conditions = [
    ...conditionsOf(filter),
    ...(before === undefined ? [] : [sql`p.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<ListedProduct>`
    select ${rowOf(language, new Date(now))}
    from (select p.* from product p where ${sql.join(conditions, sql` and `)} order by p.id desc limit ${limit}) p
    order by p.id desc`.execute(database);
  return rows;
};

/**
 * Counts products and variants that are sold, by the conditions of the list: those of which few pieces are left, as the
 * storefront says it, and none.
 */
export const countLowStock = async (database: Database): Promise<{ low: number; out: number }> => {
  const countOf = (stock: 'low' | 'out') => sql`(
    select count(*)::integer from product p where ${sql.join(conditionsOf({ stock, status: 'enabled' }), sql` and `)})`;
  const { rows } = await sql<{ low: number; out: number }>`
    select ${countOf('low')} as low, ${countOf('out')} as out`.execute(database);
  return rows[0] ?? { low: 0, out: 0 };
};

/** Reads one product of the catalog; undefined when it is not in it. */
export const readListedProduct = async (
  database: Database,
  id: number,
  { language, now }: Pick<ProductPage, 'language' | 'now'>,
): Promise<ListedProduct | undefined> => {
  const { rows } = await sql<ListedProduct>`
    select ${rowOf(language, new Date(now))} from product p where p.id = ${id} and ${isThere('p.id')}`.execute(
    database,
  );
  return rows[0];
};
