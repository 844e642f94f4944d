import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/** Returns under which hash a device's key is stored. */
export const deviceHashOf = (key: string): string =>
  createHash('sha256').update(`review ${key}`).digest('base64url');

/** Who votes: a customer, or a guest by her device; `deviceHash` is that of a customer's device too. */
type Voter = { customerId: number | null; deviceHash: string };

type VotedReview = {
  product_id: number;
  customer_id: number | null;
  device_hash: string | null;
};

/** Reads an approved review, locked so that its votes are counted one after the other. */
export const lockApprovedReview = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<VotedReview | undefined> => {
  const { rows } = await sql<VotedReview>`
    select product_id, customer_id, device_hash from review where id = ${id} and status = 1 for no key update`.execute(
    transaction,
  );
  return rows[0];
};

/**
 * Notes whether somebody finds a review helpful. What the device voted for as a guest's becomes the customer's, whose
 * vote the device keeps once she is logged out; another customer on it has a vote of her own. Returns how many do, and
 * whether that changed.
 */
export const setVote = async (
  transaction: DatabaseTransaction,
  { reviewId, isHelpful, voter }: { reviewId: number; isHelpful: boolean; voter: Voter },
): Promise<{ helpful: number; isChanged: boolean }> => {
  const { customerId, deviceHash } = voter;
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ helpful: number }>`
      select count(*)::integer as helpful from review_vote where review_id = ${reviewId}`.execute(
      transaction,
    );
    return rows[0]?.helpful ?? 0;
  };
  const before = await count();
  if (customerId !== null || !isHelpful)
    await sql`delete from review_vote where review_id = ${reviewId} and device_hash = ${deviceHash}
      and (customer_id is null or ${customerId}::integer is null)`.execute(transaction);
  if (customerId !== null && !isHelpful)
    await sql`delete from review_vote where review_id = ${reviewId} and customer_id = ${customerId}`.execute(
      transaction,
    );
  if (isHelpful)
    await sql`
      insert into review_vote (review_id, customer_id, device_hash)
      select ${reviewId}, ${customerId}::integer, case when ${customerId}::integer is null or not exists (
        select from review_vote v where v.review_id = ${reviewId} and v.device_hash = ${deviceHash}) then ${deviceHash}::text end
      on conflict do nothing`.execute(transaction);
  const helpful = await count();
  return { helpful, isChanged: helpful !== before };
};
