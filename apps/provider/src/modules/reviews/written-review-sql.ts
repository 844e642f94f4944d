import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** A review as a shopper writes it; `customerId` is null for guests, `rating` for clients without stars. */
export type WrittenReview = {
  productId: number;
  customerId: number | null;
  language: string;
  nickname: string;
  title: string;
  detail: string;
  rating: number | null;
  hasRudeWords: boolean;
  /** Of the device a guest writes on; null for customers and clients without one. */
  deviceHash: string | null;
};

export type StoredReview = {
  id: number;
  product_id: number;
  title: string;
  detail: string;
  nickname: string;
  rating: number | null;
  status: number;
  customer_id: number | null;
  created_at: Date;
};

/**
 * Whether a customer was delivered a piece of the product, or of one of its variants, that she kept when it came.
 * Columns `product` and `customer` are those of the row that asks.
 */
export const boughtHere = (product: string, customer: string) => sql`exists (
  select from "order" o join order_line l on l.order_id = o.id
  join order_package_line pl on pl.order_id = o.id and pl.line_number = l.line_number and pl.qty > pl.given_back
  join order_event e on e.order_id = o.id and e.package = pl.package and e.to_state = 'complete'
  where o.customer_id = ${sql.ref(customer)} and (
    l.product_id = ${sql.ref(product)}
    or exists (select from product_variant v where v.parent_id = ${sql.ref(product)} and v.child_id = l.product_id)))`;

/** Whether shoppers can open a product's page in some store view. */
export const isShownProduct = async (database: Database, productId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from product p where p.id = ${productId} and p.status = 1
      and exists (select from product_store s where s.product_id = p.id and s.visibility > 1)`.execute(
    database,
  );
  return rows.length > 0;
};

const columns = sql`id, product_id, title, detail, nickname, rating, status, customer_id, created_at`;

/**
 * Stores a review as pending and returns it; returns null when the customer, or a guest of this name, has written
 * one of the product already.
 */
export const insertReview = async (
  transaction: DatabaseTransaction,
  {
    productId,
    customerId,
    language,
    nickname,
    title,
    detail,
    rating,
    hasRudeWords,
    deviceHash,
  }: WrittenReview,
): Promise<StoredReview | null> => {
  const { rows } = await sql<StoredReview>`
    insert into review (product_id, status, language, nickname, title, detail, rating, customer_id, source, has_rude_words, device_hash, bought_here)
    select given.product_id, 2, ${language}, ${nickname}, ${title}, ${detail}, ${rating}::smallint, given.customer_id, 'shop',
      ${hasRudeWords}::boolean, ${deviceHash}::text, ${boughtHere('given.product_id', 'given.customer_id')}
    from (select ${productId}::integer as product_id, ${customerId}::integer as customer_id) given
    on conflict do nothing returning ${columns}`.execute(transaction);
  return rows[0] ?? null;
};

/** Returns the review stored before in the way of this one, if it says the same; else null. */
export const findSameReview = async (
  transaction: DatabaseTransaction,
  { productId, customerId, nickname, title, detail, rating }: WrittenReview,
): Promise<StoredReview | null> => {
  const { rows } = await sql<StoredReview>`
    select ${columns} from review
    where product_id = ${productId} and natural_key is null and customer_id is not distinct from ${customerId}::integer
      and lower(nickname) = lower(${nickname}) and title = ${title} and detail = ${detail}
      and rating is not distinct from ${rating}::smallint`.execute(transaction);
  return rows[0] ?? null;
};

type OwnReview = Pick<StoredReview, 'id' | 'title' | 'detail' | 'rating' | 'status' | 'created_at'> & {
  answer: string | null;
  name: string;
  url_path: string | null;
};

/** Reads a customer's reviews with their products, newest first, at most `limit`, below the id `before`. */
export const readReviewsOf = async (
  database: Database,
  customerId: number,
  {
    before,
    limit,
    store,
  }: { before: number | undefined; limit: number; store: { code: string; language: string } },
): Promise<OwnReview[]> => {
  const { rows } = await sql<OwnReview>`
    select r.id, r.title, r.detail, r.rating, r.status, r.created_at, r.answer,
      coalesce((select t.name from product_text t where t.product_id = p.id order by t.language = ${store.language} desc, t.language limit 1), p.sku) as name,
      (select s.url_path from product_store s
        where s.product_id = p.id and s.store_code = ${store.code} and s.visibility > 1 and p.status = 1) as url_path
    from review r join product p on p.id = r.product_id
    where r.customer_id = ${customerId} and r.id < ${before ?? 2_147_483_647}
    order by r.id desc limit ${limit}`.execute(database);
  return rows;
};
