import type { PriceRow } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { type ApprovedReview, readApprovedReviews } from '../modules/reviews/reviews.ts';
import { amountKey, type Amounts, priceKey, type PricesByList, type RatingRow, type Sales, type StockRow } from './hot-rows.ts';

/** The hot rows of one product, and the instants (ms) at which it changes by itself. */
export type HotReading = Sales & {
  prices: PricesByList;
  amounts: Amounts | undefined;
  stock: StockRow | undefined;
  rating: RatingRow | undefined;
  reviews: readonly ApprovedReview[] | undefined;
  boundaries: number[];
};

type Ids = readonly number[];

export const unsold: Sales = { sales: 0, trend: 0 };

const readPrices = async (db: Database, ids: Ids) => {
  const rows = await db.selectFrom('price').selectAll().where(sql<boolean>`product_id = any(${ids})`).orderBy('id').execute();
  const found = new Map<number, Record<string, PriceRow[]>>();
  for (const { product_id, price_list, currency, kind, amount, min_qty, from_at, until_at } of rows) {
    const byList = found.get(product_id) ?? {};
    const row: PriceRow = { kind, amount, min_qty, from: from_at?.toISOString() ?? null, until: until_at?.toISOString() ?? null };
    (byList[priceKey(price_list, currency)] ??= []).push(row);
    found.set(product_id, byList);
  }
  return found;
};

type AmountRow = { product_id: number; owner: 'option' | 'value' | 'link'; id: number; currency: string; amount: number };

const readAmounts = async (db: Database, ids: Ids): Promise<Map<number, Amounts>> => {
  const { rows } = await sql<AmountRow>`
    select o.product_id, case v.code when '' then 'option' else 'value' end as owner, case v.code when '' then o.id else v.id end as id, p.currency, p.amount
    from custom_option o join custom_option_value v on v.option_id = o.id join custom_option_price p on p.value_id = v.id where o.product_id = any(${ids})
    union all
    select l.product_id, 'link', l.id, p.currency, p.amount from download_link l join download_link_price p on p.link_id = l.id where l.product_id = any(${ids})`.execute(db);
  const found = new Map<number, Record<string, Record<string, number>>>();
  for (const { product_id, owner, id, currency, amount } of rows) {
    const amounts = found.get(product_id) ?? {};
    (amounts[amountKey(owner, id)] ??= {})[currency] = amount;
    found.set(product_id, amounts);
  }
  return found;
};

/** One star is 20 of 100; halves round up. */
const ratingOf = (reviews: readonly ApprovedReview[] | undefined): RatingRow | undefined => {
  if (reviews === undefined) return undefined;
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return { rating_summary: Math.round((stars * 20) / reviews.length), reviews_count: reviews.length };
};

const readSchedule = (db: Database, ids: Ids) =>
  db
    .selectFrom('scheduled_change')
    .select(['entity_id', 'at'])
    .where('entity', '=', 'product')
    .where(sql<boolean>`entity_id = any(${ids})`)
    .orderBy('at')
    .execute();

/** Stock rows of these products, without those that have none. */
export const readStockRows = async (db: Database, ids: Ids): Promise<Map<number, StockRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stock_level').selectAll().where(sql<boolean>`product_id = any(${ids})`).execute();
  return new Map(rows.map(({ product_id, ...row }) => [product_id, row]));
};

/** What some products cost, and the instants (ms) at which they change by themselves, by their ids. */
export type PriceReading = ReadonlyMap<number, Pick<HotReading, 'prices' | 'amounts' | 'boundaries'>>;

type Schedule = Awaited<ReturnType<typeof readSchedule>>;

const boundariesById = (schedule: Schedule): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  for (const { entity_id, at } of schedule) found.set(entity_id, [...(found.get(entity_id) ?? []), at.getTime()]);
  return found;
};

/** Price and option rows and schedule of these products; one without any has an empty reading. */
export const readPriceRows = async (db: Database, ids: Ids): Promise<PriceReading> => {
  const prices = await readPrices(db, ids);
  const amounts = await readAmounts(db, ids);
  const boundaries = boundariesById(await readSchedule(db, ids));
  return new Map(ids.map((id) => [id, { prices: prices.get(id) ?? {}, amounts: amounts.get(id), boundaries: boundaries.get(id) ?? [] }]));
};

/** How these products sell, without those that sold nothing yet. */
export const readSales = async (db: Database, ids: Ids): Promise<Map<number, Sales>> => {
  const rows = await db.selectFrom('product_sales').selectAll().where(sql<boolean>`product_id = any(${ids})`).execute();
  return new Map(rows.map(({ product_id, number_of_sales, sales_trend }) => [product_id, { sales: number_of_sales, trend: sales_trend }]));
};

/** Price, option and stock rows, sales, reviews and schedule of these products; one without any has an empty reading. */
export const readHotRows = async (db: Database, ids: Ids): Promise<Map<number, HotReading>> => {
  if (ids.length === 0) return new Map();
  const stock = await readStockRows(db, ids);
  const priced = await readPriceRows(db, ids);
  const sales = await readSales(db, ids);
  const reviews = await readApprovedReviews(db, ids);
  return new Map(
    ids.map((id) => [id, {
      ...(priced.get(id) ?? { prices: {}, amounts: undefined, boundaries: [] }),
      stock: stock.get(id),
      ...(sales.get(id) ?? unsold),
      rating: ratingOf(reviews.get(id)),
      reviews: reviews.get(id),
    }]),
  );
};
