import { type Ceiling, ceilings } from './ceilings.ts';
import { tooManyFor, type Try } from './failure-limit.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';
import { type PaceCeilings, pacing } from './pacing.ts';
import type { Refusal } from '../../call/refusal.ts';

/**
 * A guess that was allowed. `wasNotTried` takes it back; `wasRight` makes its network known to that account.
 */
export type Guess = Try & { wasNotTried: () => Promise<void> };

/** The account whose secret is guessed, as the guesser names it, and the guesser's address. */
export type Guessed = { account: string; address: string };

export type GuessLimits = { begin: (guessed: Guessed) => Promise<Guess | Refusal> };

/** Limits that allow every guess, for `RATE_LIMITS=off`. */
export const noGuessLimits: GuessLimits = {
  begin: async () => ({ wasRight: async () => {}, wasNotTried: async () => {} }),
};

/** What is guessed at: its ceilings, and the name under which networks are remembered that knew it. */
export type GuessCeilings = {
  pair: Ceiling;
  account: Ceiling;
  network: Ceiling;
  known: string;
  /** What all networks together may try at one account, and at which pace those it does not know go on beyond it. */
  everywhere?: PaceCeilings;
};

const passwordGuesses: GuessCeilings = {
  pair: ceilings.guessesOfPair,
  account: ceilings.guessesOfAccount,
  network: ceilings.guessesOfNetwork,
  known: 'signed in from',
};

/** An order counts under its number and under the telephone that is tried for it. */
export const orderGuesses: GuessCeilings = {
  pair: ceilings.orderGuessesOfPair,
  account: ceilings.orderGuessesOfName,
  network: ceilings.orderGuessesOfNetwork,
  known: 'tracked from',
  everywhere: { day: ceilings.orderGuessesOfDay, paced: ceilings.orderGuessesPaced },
};

/** Codes of staff, guessed by who knows the password or has an open desk. */
export const deskCodeGuesses: GuessCeilings = {
  pair: ceilings.deskCodesOfPair,
  account: ceilings.deskCodesOfStaff,
  network: ceilings.deskCodesOfNetwork,
  known: 'desk codes right from',
  everywhere: { day: ceilings.deskCodesOfDay, paced: ceilings.deskCodesPaced },
};

/**
 * Guesses a network has at one account while either is under attack, so that a customer on a new network can
 * still sign in.
 */
const pairUnderAttack = 1;
/**
 * Failures of one network, in the window of its ceiling, after which it may try no further account.
 * One password tried at each of many accounts is a guess too.
 */
const networkAtMost = 300;
/** Seconds for which an account remembers a network that was right about it. */
const knownSeconds = 14 * 86_400;

/**
 * Slows guessing without locking anybody else out: only a network that failed at an account waits for that
 * account. When an account is guessed at from everywhere, or a network guesses at everything, one failure is
 * enough to wait; the account's owner on another network, and the guesser's neighbors, have that one guess.
 * A network that keeps trying more accounts can only reach accounts that were signed in from it before, so
 * regular users behind the same carrier's address still get in (DESIGN §7). A guess counts before it is
 * tried, so that concurrent guesses count too.
 */
export const guessLimits = (limiters: Limiters, most: GuessCeilings = passwordGuesses): GuessLimits => {
  const [pairs, accounts, networks] = [limiters(most.pair), limiters(most.account), limiters(most.network)];
  const known = limiters({ name: most.known, seconds: knownSeconds });
  const pace =
    most.everywhere === undefined
      ? async () => ({ wait: 0, undo: async () => {} })
      : pacing(limiters, most.everywhere);
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
        ofAccount.consumedPoints > most.account.atMost || ofNetwork.consumedPoints > most.network.atMost;
      if (ofPair.consumedPoints > (isSlowed ? pairUnderAttack : most.pair.atMost)) {
        await uncount();
        return tooManyFor(ofPair.msBeforeNext);
      }
      if (ofNetwork.consumedPoints > networkAtMost && (await known.get(pair)) === null) {
        await wasNotTried();
        return tooManyFor(ofNetwork.msBeforeNext);
      }
      const turn = await pace(account, async () => (await known.get(pair)) !== null);
      const undo = async () => void (await Promise.all([turn.undo(), wasNotTried()]));
      if (turn.wait > 0) {
        await undo();
        return tooManyFor(turn.wait);
      }
      const wasRight = async () => void (await Promise.all([known.set(pair, 1, knownSeconds), undo()]));
      return { wasRight, wasNotTried: undo };
    },
  };
};
