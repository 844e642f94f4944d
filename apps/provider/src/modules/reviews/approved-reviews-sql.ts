import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** A review that shoppers may read; `created_at` is an instant of ISO 8601. */
export type ApprovedReview = {
  id: number;
  product_id: number;
  title: string;
  detail: string;
  nickname: string;
  rating: number;
  language: string;
  created_at: string;
};

/** Approved reviews of these products, by product and in order of id; none of those without any. */
export const readApprovedReviews = async (
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, ApprovedReview[]>> => {
  const { rows } = await sql<Omit<ApprovedReview, 'created_at'> & { created_at: Date }>`
    select id, product_id, title, detail, nickname, rating, language, created_at
    from review where status = 1 and product_id = any(${productIds}) order by id`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    ({ product_id }) => product_id,
  );
};
