import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

const keyHashOf = (key: string): string =>
  createHash('sha256').update(`review picture ${key}`).digest('base64url');

/** Notes a picture that waits for the review it comes with, under the key its giver has. */
export const insertReviewPicture = async (
  database: Database,
  { key, path }: { key: string; path: string },
): Promise<void> => {
  await sql`insert into review_picture (key_hash, path) values (${keyHashOf(key)}, ${path})`.execute(
    database,
  );
};

/**
 * Gives a review the pictures under these keys, in order. False when one is not there, or is another review's already.
 */
export const attachPictures = async (
  transaction: DatabaseTransaction,
  reviewId: number,
  keys: readonly string[],
): Promise<boolean> => {
  const hashes = [...new Set(keys)].map(keyHashOf);
  if (hashes.length === 0) return true;
  const { rows } = await sql`
    update review_picture p set review_id = ${reviewId}, place = given.place
    from unnest(${hashes}::text[]) with ordinality as given (key_hash, place)
    where p.key_hash = given.key_hash and (p.review_id is null or p.review_id = ${reviewId}) returning p.id`.execute(
    transaction,
  );
  return rows.length === hashes.length;
};

/** Sets the status of pictures of a review. Returns those that had another, with their status before. */
export const setPictureStatus = async (
  transaction: DatabaseTransaction,
  { reviewId, ids, status }: { reviewId: number; ids: readonly number[]; status: number },
): Promise<{ id: number; before: number }[]> => {
  const { rows } = await sql<{ id: number; before: number }>`
    with wanted as (
      select id, status from review_picture
      where review_id = ${reviewId} and id = any(${[...ids]}::bigint[]) and status <> ${status} for update
    )
    update review_picture p set status = ${status} from wanted w where w.id = p.id
    returning p.id, w.status as before`.execute(transaction);
  return rows;
};

/** Forgets pictures whose review has not come by `until` (epoch milliseconds). */
export const forgetWaitingPictures = async (database: Database, until: number): Promise<void> => {
  await sql`delete from review_picture where review_id is null and created_at < ${new Date(until)}`.execute(
    database,
  );
};

/** Returns which of these paths are of a picture that the shop keeps. */
export const keptPaths = async (database: Database, paths: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ path: string }>`
    select distinct path from review_picture where path = any(${[...paths]})`.execute(database);
  return new Set(rows.map(({ path }) => path));
};
