import { randomBytes } from 'node:crypto';
import { isRefusal, refusal, type Refusal } from '../../http/refusal.ts';
import type { Guessed, GuessLimits } from '../../http/guess-limits.ts';
import { turnsOf } from '../../turns.ts';
import { isPasswordOf, passwordHash } from './password-hash.ts';

/** Hashing takes 50 ms of a core and 19 MB: so many at once, and so many more in line, that shopping goes on beside it. */
const bounds = { atOnce: 2, waitingAtMost: 100, patienceMs: 5000 };

export type PasswordParts = { guesses: GuessLimits };

/** A password that is to be checked, of whom and from where; `hash` null when there is no such account or it has none. */
export type PasswordCheck = Guessed & { hash: string | null; password: string; gone: () => AbortSignal };

export type Passwords = {
  /** True, false, or the refusal of who has to wait. It takes as long without a hash as with one, so that nobody learns who has an account. */
  isRight: (check: PasswordCheck) => Promise<boolean | Refusal>;
  /** The hash of a new password. */
  hashOf: (password: string, gone: () => AbortSignal) => Promise<string | Refusal>;
};

/** Checks and hashes passwords in turn. */
export const passwordsOf = ({ guesses }: PasswordParts): Passwords => {
  const turns = turnsOf(bounds);
  // Nobody's password; made once, at the cost of today.
  const decoy = passwordHash(randomBytes(32).toString('base64'));

  const inTurn = async <T>(gone: () => AbortSignal, work: () => Promise<T>): Promise<T | Refusal> => {
    const endTurn = await turns.take(gone());
    if (endTurn === null) return refusal('request.busy');
    try {
      return await work();
    } finally {
      endTurn();
    }
  };

  return {
    isRight: async ({ account, address, hash, password, gone }) => {
      const guess = await guesses.begin({ account, address });
      if (isRefusal(guess)) return guess;
      const isSame = await inTurn(gone, async () => isPasswordOf(hash ?? (await decoy), password));
      if (isSame === false) return false;
      if (isRefusal(isSame)) await guess.wasNotTried();
      else await guess.wasRight();
      return isRefusal(isSame) ? isSame : hash !== null;
    },
    hashOf: (password, gone) => inTurn(gone, () => passwordHash(password)),
  };
};
