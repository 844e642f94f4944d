import { ceilings } from './ceilings.ts';
import { tooManyFor, type Try } from './failure-limit.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';
import type { Refusal } from '../../call/refusal.ts';

/** A guess that was let through. One that was never tried is taken back; one that was right makes its network known to that account. */
export type Guess = Try & { wasNotTried: () => Promise<void> };

/** Whose secret is guessed, by whatever the guesser calls her, and from where. */
export type Guessed = { account: string; address: string };

export type GuessLimits = { begin: (guessed: Guessed) => Promise<Guess | Refusal> };

/** Lets everybody guess: for `RATE_LIMITS=off`. */
export const noGuessLimits: GuessLimits = {
  begin: async () => ({ wasRight: async () => {}, wasNotTried: async () => {} }),
};

const { guessesOfPair, guessesOfAccount, guessesOfNetwork } = ceilings;
/** What is left to a network at one account while either is under attack: who comes to her own account for the first time still gets in. */
const pairUnderAttack = 1;
/** Failures of one network, in the time of `guessesOfNetwork`, after which it tries no further account: one password at each of many is a guess, too. */
const networkAtMost = 300;
/** How long a network that an account was signed in from is known there. */
const knownSeconds = 14 * 86_400;

/**
 * Slows guessing without locking anybody else out: only a network that failed at an account waits for that account. When an account is
 * guessed at from everywhere, or a network guesses at everything, one failure is enough to wait; the account's owner on a network of her
 * own, and the neighbours of a guesser, have that one. A network that goes on at ever more accounts gets to none it was not signed in to
 * before: her neighbours of every day, behind the same carrier's address, are known there and still get in (DESIGN §7). Counted before the
 * guess is tried, so that guesses at once count too.
 */
export const guessLimits = (limiters: Limiters): GuessLimits => {
  const [pairs, accounts, networks] = [
    limiters(guessesOfPair),
    limiters(guessesOfAccount),
    limiters(guessesOfNetwork),
  ];
  const known = limiters({ name: 'signed in from', seconds: knownSeconds });
  return {
    begin: async ({ account, address }) => {
      const network = networkOf(address);
      const pair = `${network}\n${account}`;
      const [ofPair, ofAccount, ofNetwork] = await Promise.all([
        pairs.penalty(pair),
        accounts.penalty(account),
        networks.penalty(network),
      ]);
      const uncount = async () =>
        void (await Promise.all([giveBack(accounts, account), giveBack(networks, network)]));
      const wasNotTried = async () => void (await Promise.all([giveBack(pairs, pair), uncount()]));
      const isSlowed =
        ofAccount.consumedPoints > guessesOfAccount.atMost ||
        ofNetwork.consumedPoints > guessesOfNetwork.atMost;
      if (ofPair.consumedPoints > (isSlowed ? pairUnderAttack : guessesOfPair.atMost)) {
        await uncount();
        return tooManyFor(ofPair.msBeforeNext);
      }
      if (ofNetwork.consumedPoints > networkAtMost && (await known.get(pair)) === null) {
        await wasNotTried();
        return tooManyFor(ofNetwork.msBeforeNext);
      }
      const wasRight = async () =>
        void (await Promise.all([known.set(pair, 1, knownSeconds), wasNotTried()]));
      return { wasRight, wasNotTried };
    },
  };
};
