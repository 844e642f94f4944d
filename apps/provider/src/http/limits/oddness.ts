import { ceilings } from './ceilings.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';

/** Counts what robots do much more of than shoppers, by network and for all processes. */
export type Oddness = {
  /** Whether the network of an address behaves oddly. */
  isOdd: (address: string) => Promise<boolean>;
  /** Counts a call that failed, or sent or created something. */
  note: (address: string) => Promise<void>;
};

/** Finds nothing odd, for `RATE_LIMITS=off`. */
export const noOddness: Oddness = { isOdd: async () => false, note: async () => {} };

export const oddnessOf = (limiters: Limiters): Oddness => {
  const counter = limiters(ceilings.oddCallsOfNetwork);
  return {
    isOdd: async (address) => {
      const state = await counter.get(networkOf(address));
      return (state?.consumedPoints ?? 0) > ceilings.oddCallsOfNetwork.atMost;
    },
    note: async (address) => void (await counter.penalty(networkOf(address))),
  };
};
