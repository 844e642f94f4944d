import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { Author } from '../../database/change-sql.ts';

type AspectTexts = { language: string; text: string }[];

/** What an owner decides about reviews. */
export type ReviewRules = {
  /** Days after the delivery on which buyers are asked for a review; 0 is never. */
  invite_after_days: number;
  /** What reviews give stars for, in order. */
  aspects: { code: string; names: AspectTexts }[];
};

/** Reads what the owner has decided about reviews. */
export const readReviewRules = async (database: Database): Promise<ReviewRules> => {
  const rule = await database.selectFrom('review_rule').select('invite_after_days').executeTakeFirst();
  const { rows } = await sql<ReviewRules['aspects'][number]>`
    select a.code, coalesce((select json_agg(json_build_object('language', t.language, 'text', t.name) order by t.language)
      from review_aspect_text t where t.aspect = a.code), '[]') as names
    from review_aspect a where a.is_asked order by a.place, a.code`.execute(database);
  return { invite_after_days: rule?.invite_after_days ?? 0, aspects: rows };
};

/** Which of these codes are of no aspect that the shop has. */
export const unknownAspects = async (database: Database, codes: readonly string[]): Promise<string[]> => {
  const known = await database
    .selectFrom('review_aspect')
    .select('code')
    .where('code', 'in', [...codes, ''])
    .execute();
  return codes.filter((code) => known.every((row) => row.code !== code));
};

/**
 * Sets the owner's rows. An aspect that is missing is asked for no more and shown no more, and its stars stay for the
 * day it is asked for again.
 */
export const saveReviewRules = async (
  transaction: DatabaseTransaction,
  { invite_after_days, aspects }: ReviewRules,
): Promise<void> => {
  await transaction.updateTable('review_rule').set({ invite_after_days }).execute();
  await transaction.updateTable('review_aspect').set({ is_asked: false }).execute();
  for (const [place, { code, names }] of aspects.entries()) {
    const row = { place: place + 1, is_asked: true };
    await transaction
      .insertInto('review_aspect')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
    await transaction.deleteFrom('review_aspect_text').where('aspect', '=', code).execute();
    await transaction
      .insertInto('review_aspect_text')
      .values(names.map(({ language, text }) => ({ aspect: code, language, name: text })))
      .execute();
  }
};

/** Tells the catalogue of every product whose reviews give stars by aspect. */
export const announceAspects = async (
  transaction: DatabaseTransaction,
  { actor, requestId }: Author,
): Promise<void> => {
  await sql`insert into change (entity, entity_id, kind, actor, request_id)
    select distinct 'product', r.product_id, 'reviews', ${actor}, ${requestId}
    from review_stars s join review r on r.id = s.review_id where r.status = 1`.execute(transaction);
};
