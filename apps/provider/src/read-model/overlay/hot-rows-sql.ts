import type { PriceRow } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { type ApprovedReview, readApprovedReviews } from '../../modules/reviews/reviews.ts';
import {
  amountKey,
  type Amounts,
  priceKey,
  type PricesByList,
  type RatingRow,
  type Sales,
  type StockRow,
} from './hot-rows.ts';

/** The hot rows of one product, and the instants (ms) at which it changes with time. */
export type HotReading = Sales & {
  prices: PricesByList;
  amounts: Amounts | undefined;
  stock: StockRow | undefined;
  rating: RatingRow | undefined;
  reviews: readonly ApprovedReview[] | undefined;
  boundaries: number[];
};

type Ids = readonly number[];

/** Ids in PostgreSQL's array syntax, which is cheaper than quoting each of them. */
const listOf = (ids: Ids): string => `{${ids.join(',')}}`;

const ofThese = (ids: Ids) => sql<boolean>`product_id = any(${listOf(ids)})`;

export const unsold: Sales = { sales: 0, trend: 0 };

/** The average of the reviews that give stars: one star is 20 of 100, halves round up. */
const ratingOf = (reviews: readonly ApprovedReview[] | undefined): RatingRow | undefined => {
  const stars = (reviews ?? []).flatMap(({ rating }) => rating ?? []);
  if (stars.length === 0) return undefined;
  const sum = stars.reduce((total, given) => total + given, 0);
  return { rating_summary: Math.round((sum * 20) / stars.length), reviews_count: stars.length };
};

/** Reads the stock rows of these products; products without one are absent. */
export const readStockRows = async (db: Database, ids: Ids): Promise<Map<number, StockRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stock_level').selectAll().where(ofThese(ids)).execute();
  return new Map(rows.map(({ product_id, ...row }) => [product_id, row]));
};

/** Prices of some products, and the instants (ms) at which they change with time, by id. */
export type PriceReading = ReadonlyMap<number, Pick<HotReading, 'prices' | 'amounts' | 'boundaries'>>;

type PriceValues = [
  productId: number,
  priceList: string,
  currency: string,
  kind: PriceRow['kind'],
  amount: number,
  minQty: number,
  from: string | null,
  until: string | null,
];
type AmountValues = [
  productId: number,
  owner: 'option' | 'value' | 'link',
  id: number,
  currency: string,
  amount: number,
];
type InstantValues = [productId: number, at: string];

/**
 * All rows of each kind, null for none. Reading them as one text takes a third of the time of as many
 * columns, and needs only one round trip.
 */
type PricedRows = {
  prices: PriceValues[] | null;
  amounts: AmountValues[] | null;
  instants: InstantValues[] | null;
};

const selectPriced = (ids: string) => sql<PricedRows>`${prepared}
  select
    (select json_agg(json_build_array(product_id, price_list, currency, kind, amount, min_qty, from_at, until_at) order by id) from price where product_id = any(${ids}::integer[])) as prices,
    (select json_agg(json_build_array(product_id, owner, id, currency, amount)) from (
      select o.product_id, case v.code when '' then 'option' else 'value' end as owner, case v.code when '' then o.id else v.id end as id, p.currency, p.amount
      from custom_option o join custom_option_value v on v.option_id = o.id join custom_option_price p on p.value_id = v.id where o.product_id = any(${ids}::integer[])
      union all
      select l.product_id, 'link', l.id, p.currency, p.amount from download_link l join download_link_price p on p.link_id = l.id where l.product_id = any(${ids}::integer[])) as amount) as amounts,
    (select json_agg(json_build_array(entity_id, at) order by at) from scheduled_change where entity = 'product' and entity_id = any(${ids}::integer[])) as instants`;

const instantText = (instant: string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

const pricesByProduct = (rows: readonly PriceValues[]): Map<number, PricesByList> => {
  const found = new Map<number, Record<string, PriceRow[]>>();
  for (const [productId, priceList, currency, kind, amount, min_qty, from, until] of rows) {
    const byList = found.get(productId) ?? {};
    (byList[priceKey(priceList, currency)] ??= []).push({
      kind,
      amount,
      min_qty,
      from: instantText(from),
      until: instantText(until),
    });
    found.set(productId, byList);
  }
  return found;
};

const amountsByProduct = (rows: readonly AmountValues[]): Map<number, Amounts> => {
  const found = new Map<number, Record<string, Record<string, number>>>();
  for (const [productId, owner, id, currency, amount] of rows) {
    const amounts = found.get(productId) ?? {};
    (amounts[amountKey(owner, id)] ??= {})[currency] = amount;
    found.set(productId, amounts);
  }
  return found;
};

const instantsByProduct = (rows: readonly InstantValues[]): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  for (const [productId, at] of rows) found.set(productId, [...(found.get(productId) ?? []), Date.parse(at)]);
  return found;
};

/**
 * Reads the price and option rows and the schedule of these products; a product without any has an empty
 * reading.
 */
export const readPriceRows = async (db: Database, ids: Ids): Promise<PriceReading> => {
  const {
    rows: [row],
  } = await selectPriced(listOf(ids)).execute(db);
  const [prices, amounts, instants] = [
    pricesByProduct(row?.prices ?? []),
    amountsByProduct(row?.amounts ?? []),
    instantsByProduct(row?.instants ?? []),
  ];
  return new Map(
    ids.map((id) => [
      id,
      { prices: prices.get(id) ?? {}, amounts: amounts.get(id), boundaries: instants.get(id) ?? [] },
    ]),
  );
};

/** Reads the sales of these products; products not sold yet are absent. */
export const readSales = async (db: Database, ids: Ids): Promise<Map<number, Sales>> => {
  const rows = await db
    .selectFrom('product_sales')
    .selectAll()
    .where(ofThese(ids))
    .where((is) => is.or([is('number_of_sales', '<>', 0), is('sales_trend', '<>', 0)]))
    .execute();
  return new Map(
    rows.map(({ product_id, number_of_sales, sales_trend }) => [
      product_id,
      { sales: number_of_sales, trend: sales_trend },
    ]),
  );
};

/**
 * Reads the price, option and stock rows, sales, reviews and schedule of these products; a product without
 * any has an empty reading.
 */
export const readHotRows = async (db: Database, ids: Ids): Promise<Map<number, HotReading>> => {
  if (ids.length === 0) return new Map();
  const stock = await readStockRows(db, ids);
  const priced = await readPriceRows(db, ids);
  const sales = await readSales(db, ids);
  const reviews = await readApprovedReviews(db, ids);
  return new Map(
    ids.map((id) => [
      id,
      {
        ...(priced.get(id) ?? { prices: {}, amounts: undefined, boundaries: [] }),
        stock: stock.get(id),
        ...(sales.get(id) ?? unsold),
        rating: ratingOf(reviews.get(id)),
        reviews: reviews.get(id),
      },
    ]),
  );
};
