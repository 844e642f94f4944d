import { randomUUID } from 'node:crypto';
import type { Refusal } from '../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { tooManyFor } from '../../http/limits/failure-limit.ts';
import { type CodeKey, hashedCode, hashedKey, newCode } from './code-hashes.ts';
import { countGuess, hasTooManyTries, writeCode } from './code-sql.ts';

/** Milliseconds for which a code can be used, and until the next may be sent. */
const lifeMs = 5 * 60_000;
const resendMs = 60_000;
/** Wrong tries after which a code is dead. */
const triesAtMost = 5;

/** Secret that keys the hashes, and the current time in epoch milliseconds. */
export type CodeTerms = { secret: string; now: number };

/** A code to send, once; times in epoch milliseconds. It must reach no log and no table but the message's. */
export type IssuedCode = {
  /** Another for each code; what its message is known by. */
  id: string;
  code: string;
  resendAt: number;
  expiresAt: number;
};

/**
 * Makes a six-digit code in the caller's transaction, the one in which its message is written, and ends the
 * asker's code before it. Refuses with the seconds to wait when that was sent less than a minute ago. Each device
 * or network that asks has a code of its own, so that nobody ends or uses up another's. How many are sent is
 * limited before, by `limits.codes`. `data` is kept readable and given back when the code is right.
 */
export const issueCode = async (
  transaction: DatabaseTransaction,
  { data, ...key }: CodeKey & { data?: unknown },
  { secret, now }: CodeTerms,
): Promise<IssuedCode | Refusal> => {
  const code = newCode();
  const issued = { id: randomUUID(), resendAt: now + resendMs, expiresAt: now + lifeMs };
  const resendAt = await writeCode(transaction, hashedKey(key, secret), {
    ...issued,
    codeHash: hashedCode(key, code, secret),
    data,
    now,
  });
  return resendAt === null ? { ...issued, code } : tooManyFor(resendAt - now);
};

/**
 * What a guess came to: `used`, with the data kept for it; `wrong`, with the tries left; `too-many` once they are
 * used up; `expired` when there is no code, it is too old or was used before.
 */
export type CheckedCode =
  | { outcome: 'used'; data: unknown }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'too-many' | 'expired' };

/**
 * Checks a code as somebody typed it, in digits of any script, for the device or network that asked for it. A code
 * is used once, and dead after five wrong tries, however many are made at once. Throws inside a transaction: a wrong
 * try must stay counted when what follows is rolled back. So the code is used up even if what follows fails.
 */
export const checkCode = async (
  database: Database,
  { code, ...key }: CodeKey & { code: string },
  { secret, now }: CodeTerms,
): Promise<CheckedCode> => {
  if (database.isTransaction) throw new Error('A code is checked outside of transactions.');
  const hashed = hashedKey(key, secret);
  const guess = await countGuess(database, hashed, {
    codeHash: hashedCode(key, code, secret),
    triesAtMost,
    now,
  });
  if (guess?.is_right) return { outcome: 'used', data: guess.data };
  if (guess) return { outcome: 'wrong', triesLeft: triesAtMost - guess.tries };
  return {
    outcome: (await hasTooManyTries(database, hashed, { triesAtMost, now })) ? 'too-many' : 'expired',
  };
};
