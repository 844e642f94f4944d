import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Uses up a challenge that was signed and not stored: a captcha's, a passkey's. False when it was used before. */
export const useChallenge = async (
  database: Database | DatabaseTransaction,
  hash: Buffer,
  expiresAt: Date,
): Promise<boolean> => {
  const row = await database
    .insertInto('used_challenge')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes used challenges that have ended (epoch milliseconds) and returns their number. */
export const forgetUsedChallenges = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('used_challenge')
    .where('expires_at', '<=', new Date(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
