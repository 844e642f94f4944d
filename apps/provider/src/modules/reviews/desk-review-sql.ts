import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { aspectName } from './aspect-sql.ts';
import { boughtHere } from './written-review-sql.ts';

export type ReviewState = 'pending' | 'approved' | 'rejected';

/** States by the status on the wire. */
export const statusOf = { approved: 1, pending: 2, rejected: 3 } as const satisfies Record<
  ReviewState,
  number
>;

export type DeskReview = {
  id: number;
  product: { id: number; sku: string; name: string };
  state: ReviewState;
  rating: number | null;
  aspects: { name: string; stars: number }[];
  title: string;
  detail: string;
  nickname: string;
  language: string;
  has_rude_words: boolean;
  bought_here: boolean;
  customer_id: number | null;
  answer: string | null;
  pictures: { id: number; path: string; state: ReviewState }[];
  created_at: Date;
};

/** Which reviews are wanted; all where a member is absent. `q` is the beginning of a sku. */
export type ReviewFilter = {
  state?: ReviewState | undefined;
  rating?: number | undefined;
  q?: string | undefined;
  before?: number | undefined;
  limit: number;
};

const likeStart = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const rowIn = (language: string) => sql`
  r.id, r.rating, r.title, r.detail, r.nickname, r.language, r.has_rude_words, r.bought_here, r.customer_id, r.answer, r.created_at,
  coalesce((
    select json_agg(json_build_object('name', ${aspectName(language)}, 'stars', s.stars) order by a.place, a.code)
    from review_stars s join review_aspect a on a.code = s.aspect where s.review_id = r.id), '[]') as aspects,
  coalesce((
    select json_agg(json_build_object('id', g.id, 'path', g.path,
      'state', case g.status when 1 then 'approved' when 2 then 'pending' else 'rejected' end) order by g.place, g.id)
    from review_picture g where g.review_id = r.id), '[]') as pictures,
  case r.status when 1 then 'approved' when 2 then 'pending' else 'rejected' end as state,
  json_build_object('id', p.id, 'sku', p.sku, 'name', coalesce((
    select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku)) as product`;

/** Reads reviews, newest first; of those that wait, the ones with rude words before the others. */
export const readDeskReviews = async (
  database: Database,
  { state, rating, q, before, limit }: ReviewFilter,
  language: string,
): Promise<DeskReview[]> => {
  // Whether it has rude words never changes, so that a page goes on where the last one ended.
  const place = state === 'pending' ? sql`(r.has_rude_words, r.id)` : sql`r.id`;
  const placeBefore = state === 'pending' ? sql`has_rude_words, id` : sql`id`;
  const wanted = [
    sql`true`,
    ...(state === undefined ? [] : [sql`r.status = ${statusOf[state]}`]),
    ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
    ...(q === undefined ? [] : [sql`lower(p.sku) like ${likeStart(q.trim())}`]),
    ...(before === undefined
      ? []
      : [sql`${place} < (select ${placeBefore} from review where id = ${before}::bigint)`]),
  ];
  const { rows } = await sql<DeskReview>`
    select ${rowIn(language)} from review r join product p on p.id = r.product_id
    where ${sql.join(wanted, sql` and `)} order by ${place} desc limit ${limit}`.execute(database);
  return rows;
};

/** Counts the reviews that nobody has read. */
export const countWaitingReviews = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from review where status = ${sql.lit(statusOf.pending)}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
};

/** Reads one review in the same form, locked until the transaction ends. */
export const lockDeskReview = async (
  transaction: DatabaseTransaction,
  id: number,
  language: string,
): Promise<DeskReview | undefined> => {
  const { rows } = await sql<DeskReview>`
    select ${rowIn(language)} from review r join product p on p.id = r.product_id where r.id = ${id} for update of r`.execute(
    transaction,
  );
  return rows[0];
};

/** Returns whose review it is and whether it is approved; undefined when there is none of this id. */
export const readReviewDecision = async (
  database: Database,
  id: number,
): Promise<{ customer_id: number | null; is_approved: boolean } | undefined> => {
  const { rows } = await sql<{ customer_id: number | null; is_approved: boolean }>`
    select customer_id, status = ${statusOf.approved} as is_approved from review where id = ${id}`.execute(
    database,
  );
  return rows[0];
};

export type DecidedReview = { id: number; product_id: number; before: number };

/**
 * Sets the status of reviews that have another, and asks once more whether their customers were delivered the
 * product. Returns those that changed, with their status before.
 */
export const setReviewStatus = async (
  transaction: DatabaseTransaction,
  ids: readonly number[],
  status: number,
): Promise<DecidedReview[]> => {
  const { rows } = await sql<DecidedReview>`
    with wanted as (
      select id, status from review where id = any(${[...ids]}::integer[]) and status <> ${status} order by id for update
    )
    update review r set status = ${status}, bought_here = r.bought_here or ${boughtHere('r.product_id', 'r.customer_id')}
    from wanted w where w.id = r.id returning r.id, r.product_id, w.status as before`.execute(transaction);
  return rows;
};

/** Sets the shop's answer below a review; null takes it away. */
export const setReviewAnswer = async (
  transaction: DatabaseTransaction,
  id: number,
  answer: string | null,
): Promise<void> => {
  await sql`update review set answer = ${answer} where id = ${id}`.execute(transaction);
};
