import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Lateral expression: the name of an aspect `a` in a language, else in another. */
export const aspectName = (language: string): RawBuilder<string> => sql<string>`coalesce((
  select t.name from review_aspect_text t where t.aspect = a.code order by t.language = ${language} desc, t.language limit 1), a.code)`;

/** Returns what reviews are asked to give stars for, in the owner's order. */
export const readAskedAspects = async (
  database: Database,
  language: string,
): Promise<{ code: string; name: string }[]> => {
  const { rows } = await sql<{ code: string; name: string }>`
    select a.code, ${aspectName(language)} as name from review_aspect a where a.is_asked order by a.place, a.code`.execute(
    database,
  );
  return rows;
};

/** Keeps what a review gives by aspect; what the shop does not ask for is left out. */
export const insertStars = async (
  transaction: DatabaseTransaction,
  reviewId: number,
  given: readonly { aspect: string; stars: number }[],
): Promise<void> => {
  if (given.length === 0) return;
  await sql`
    insert into review_stars (review_id, aspect, stars)
    select ${reviewId}, a.code, given.stars
    from unnest(${given.map(({ aspect }) => aspect)}::text[], ${given.map(({ stars }) => stars)}::smallint[]) as given (aspect, stars)
    join review_aspect a on a.code = given.aspect and a.is_asked
    on conflict do nothing`.execute(transaction);
};
