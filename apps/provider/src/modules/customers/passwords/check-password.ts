import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { GuessLimits } from '../../../http/limits/guess-limits.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import { turnsOf } from '../../../turns.ts';
import { guessedAccount, type Whose } from './guessed-account.ts';
import { isPasswordOf, passwordHash } from '../password-hash.ts';

/** Hashing takes 50 ms of a core and 19 MB: so many at once, and so many more in line, that shopping goes on beside it. One network has half the turns, and a second of the line. */
const bounds = { atOnce: 2, atOnceOfOne: 1, waitingAtMost: 100, waitingOfOneAtMost: 20, patienceMs: 5000 };

export type PasswordParts = { guesses: GuessLimits };

/** Who waits for a password to be hashed. */
export type PasswordCaller = Pick<RequestContext, 'address' | 'gone'>;

/** A password that is to be checked, of whom and from where; `hash` null when there is no such account or it has none. */
export type PasswordCheck = PasswordCaller & { whose: Whose; hash: string | null; password: string };

export type Passwords = {
  /** True, false, or the refusal of who has to wait. It takes as long without a hash as with one, so that nobody learns who has an account. */
  isRight: (check: PasswordCheck) => Promise<boolean | Refusal>;
  /** The hash of a new password, or `request.busy`. */
  hashOf: (password: string, caller: PasswordCaller) => Promise<string | Refusal>;
};

/** Checks and hashes passwords in turn, networks in rotation. */
export const passwordsOf = ({ guesses }: PasswordParts): Passwords => {
  const turns = turnsOf(bounds);
  // Nobody's password; made once, at the cost of today.
  const decoy = passwordHash(randomBytes(32).toString('base64'));

  const inTurn = async <T>(
    { address, gone }: PasswordCaller,
    work: () => Promise<T>,
  ): Promise<T | Refusal> => {
    const endTurn = await turns.take(gone(), networkOf(address));
    if (endTurn === null) return refusal('request.busy');
    try {
      return await work();
    } finally {
      endTurn();
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
