/**
 * What shoppers come for, and how much of it may fail (record 191). A step is good when it was answered, a refusal by the
 * shop's rules included, within its time; it failed with a status of 500 or more. `objective` is the share of good
 * steps that is promised over 30 days; what is missing to 1 is the budget of errors, by which alerts are judged.
 */
export const journeys = {
  /** Pages of categories, products and the like, and calls that show more of them. */
  browse: { objective: 0.999, withinSeconds: 1 },
  /** Pages of searches, and words that are suggested. */
  search: { objective: 0.999, withinSeconds: 1 },
  /** A cart is made, and what is in it changed. */
  'add-to-cart': { objective: 0.999, withinSeconds: 1 },
  'place-order': { objective: 0.999, withinSeconds: 3 },
  /** Gateways are asked, whose answers take longer and fail more often than the shop's own. */
  pay: { objective: 0.99, withinSeconds: 10 },
  /** Passwords are hashed slowly on purpose. */
  'log-in': { objective: 0.999, withinSeconds: 3 },
} as const;

export type Journey = keyof typeof journeys;

type StepOutcome = 'good' | 'slow' | 'failed';

/** Refused by a limit: of those who are, most are no shoppers, so that it counts as no step at all. */
const tooMany = 429;

/** Returns what became of a step; undefined for what counts as none. */
export const stepOutcome = (journey: Journey, status: number, seconds: number): StepOutcome | undefined => {
  if (status === tooMany) return undefined;
  if (status >= 500) return 'failed';
  return seconds > journeys[journey].withinSeconds ? 'slow' : 'good';
};
