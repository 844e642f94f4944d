import { RateLimiterMemory } from 'rate-limiter-flexible';
import { giveBack } from './give-back.ts';
import { networkOf } from './network-of.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A guess that was let through; it counts as a failure until it is told to have been none. */
export type Guess = { wasRight: () => Promise<void> };

/** Whose secret is guessed, by whatever the guesser calls her, and from where. */
export type Guessed = { account: string; address: string };

export type GuessLimits = { begin: (guessed: Guessed) => Promise<Guess | Refusal> };

/** Lets everybody guess: for `RATE_LIMITS=off`. */
export const noGuessLimits: GuessLimits = { begin: async () => ({ wasRight: async () => {} }) };

const windowSeconds = 600;
/** Failures in ten minutes: of one network at one account, of all at one account, of one network at all accounts. */
const ceilings = { pair: 10, account: 50, network: 100 };
/** What is left to a network at one account while either is under attack: who comes to her own account for the first time still gets in. */
const pairUnderAttack = 1;

/**
 * Slows guessing without locking anybody else out: only a network that failed at an account waits for that account. When an account is
 * guessed at from everywhere, or a network guesses at everything, one failure is enough to wait; the account's owner on a network of her
 * own, and the neighbours of a guesser, have that one (DESIGN §7). Counted before the guess is tried, so that guesses at once count too.
 */
export const memoryGuessLimits = (): GuessLimits => {
  const limiter = (keyPrefix: keyof typeof ceilings) => new RateLimiterMemory({ keyPrefix, points: ceilings[keyPrefix], duration: windowSeconds });
  const [pairs, accounts, networks] = [limiter('pair'), limiter('account'), limiter('network')];
  return {
    begin: async ({ account, address }) => {
      const network = networkOf(address);
      const pair = `${network}\n${account}`;
      const ofPair = await pairs.penalty(pair);
      const isUnderAttack = async (limits: RateLimiterMemory, key: string, ceiling: number) => ((await limits.get(key))?.consumedPoints ?? 0) >= ceiling;
      const isSlowed = (await isUnderAttack(accounts, account, ceilings.account)) || (await isUnderAttack(networks, network, ceilings.network));
      if (ofPair.consumedPoints > (isSlowed ? pairUnderAttack : ceilings.pair)) {
        return refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(ofPair.msBeforeNext / 1000)) });
      }
      await Promise.all([accounts.penalty(account), networks.penalty(network)]);
      const wasRight = async () => void (await Promise.all([giveBack(pairs, pair), giveBack(accounts, account), giveBack(networks, network)]));
      return { wasRight };
    },
  };
};
