import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { GuessLimits } from '../../../http/limits/guess-limits.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { guessedAccount, type Whose } from './guessed-account.ts';
import { isPasswordOf, passwordHash } from '../password-hash.ts';

/**
 * Limits of hashing, which takes 50 ms of a core and 19 MB: few hashes run at once and a limited number
 * waits, so that the shop stays responsive. One network gets half the slots and one second of the queue.
 */
const bounds = { atOnce: 2, atOnceOfOne: 1, waitingAtMost: 100, waitingOfOneAtMost: 20, patienceMs: 5000 };

export type PasswordParts = { guesses: GuessLimits };

/** A caller waiting for a password hash. */
type PasswordCaller = Pick<RequestContext, 'address' | 'gone'>;

/**
 * A password to check, with its account and caller; `hash` is null when the account does not exist or has no
 * password.
 */
type PasswordCheck = PasswordCaller & { whose: Whose; hash: string | null; password: string };

export type Passwords = {
  /**
   * Whether the password is right, or a refusal when the caller must wait. Takes the same time without a
   * hash, so that it does not reveal which accounts exist.
   */
  isRight: (check: PasswordCheck) => Promise<boolean | Refusal>;
  /** Returns the hash of a new password, or the refusal `request.busy`. */
  hashOf: (password: string, caller: PasswordCaller) => Promise<string | Refusal>;
};

/** Checks and hashes passwords in a queue that serves networks in rotation. */
export const passwordsOf = ({ guesses }: PasswordParts): Passwords => {
  const semaphore = fairSemaphore(bounds);
  // Hash of a random password, checked when there is no account; computed once, with the current cost.
  const decoy = passwordHash(randomBytes(32).toString('base64'));

  const inTurn = async <T>(
    { address, gone }: PasswordCaller,
    work: () => Promise<T>,
  ): Promise<T | Refusal> => {
    const release = await semaphore.acquire(gone(), networkOf(address));
    if (release === null) return refusal('request.busy');
    try {
      return await work();
    } finally {
      release();
    }
  };

  return {
    isRight: async ({ whose, address, hash, password, gone }) => {
      const guess = await guesses.begin({ account: guessedAccount(whose), address });
      if (isRefusal(guess)) return guess;
      const isSame = await inTurn({ address, gone }, async () =>
        isPasswordOf(hash ?? (await decoy), password),
      );
      if (isSame === false) return false;
      if (isRefusal(isSame)) await guess.wasNotTried();
      else await guess.wasRight();
      return isRefusal(isSame) ? isSame : hash !== null;
    },
    hashOf: (password, caller) => inTurn(caller, () => passwordHash(password)),
  };
};
