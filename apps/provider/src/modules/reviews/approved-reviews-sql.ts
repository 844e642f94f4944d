import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** A review visible to shoppers; `created_at` is an ISO 8601 instant. */
export type ApprovedReview = {
  id: number;
  product_id: number;
  title: string;
  detail: string;
  nickname: string;
  /** Whole stars; null when it gives none. */
  rating: number | null;
  language: string;
  created_at: string;
  bought_here: boolean;
  answer: string | null;
  /** How many found it helpful. */
  helpful: number;
  /** Paths of approved pictures; null when there are none. */
  pictures: string[] | null;
  /** Stars by aspect, in the owner's order, with its name by language; null when there are none. */
  aspects: { place: number; stars: number; names: Partial<Record<string, string>> }[] | null;
};

/**
 * Returns the approved reviews of these products, by product and ordered by id. Products without reviews are
 * left out.
 */
export const readApprovedReviews = async (
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, ApprovedReview[]>> => {
  const { rows } = await sql<Omit<ApprovedReview, 'created_at'> & { created_at: Date }>`
    select id, product_id, title, detail, nickname, rating, language, created_at, bought_here, answer,
      (select count(*)::integer from review_vote v where v.review_id = review.id) as helpful,
      (select array_agg(p.path order by p.place) from review_picture p where p.review_id = review.id and p.status = 1) as pictures,
      (select json_agg(json_build_object('place', a.place, 'stars', g.stars, 'names', (
          select json_object_agg(t.language, t.name) from review_aspect_text t where t.aspect = a.code)) order by a.place, a.code)
        from review_stars g join review_aspect a on a.code = g.aspect and a.is_asked where g.review_id = review.id) as aspects
    from review where status = 1 and product_id = any(${productIds}) order by id`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    ({ product_id }) => product_id,
  );
};

/**
 * Returns what makes pages of a product different. How many found a review helpful counts when it has doubled, so
 * that a vote seldom throws pages away.
 */
export const reviewsOnPages = (
  reviews: readonly ApprovedReview[] | undefined,
): readonly ApprovedReview[] | undefined =>
  reviews?.map((review) => ({ ...review, helpful: Math.floor(Math.log2(review.helpful + 1)) }));
