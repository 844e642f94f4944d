import { fractionOf } from '../money/fraction-of.ts';

/** Hundredths of a percent in a whole. */
const whole = 10_000;

/** The terms under which a line earns: the shop's commission in hundredths of a percent, and what storing one piece costs. */
export type EarningTerms = { rate: number; storage_fee: number };

/** What a line of an order earns its seller, in minor units. */
export type Earning = { gross: number; commission: number; storage: number; net: number };

/**
 * Returns what a seller earns by a line: what its kept pieces cost (`gross`), less the shop's commission of it, less storage
 * of every piece that was delivered. A piece that comes back earns nothing, and its storage stays to be paid. Without terms
 * nothing is earned.
 */
export const earningOf = (gross: number, delivered: number, terms: EarningTerms | null): Earning => {
  if (terms === null) return { gross, commission: 0, storage: 0, net: 0 };
  const commission = fractionOf(gross, { numerator: terms.rate, denominator: whole });
  const storage = terms.storage_fee * delivered;
  return { gross, commission, storage, net: gross - commission - storage };
};
