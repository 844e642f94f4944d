import { isEngineAway } from '@dijla/search-index/core/search-engine';
import { databaseError, isNumberTooLarge } from '../../database/database-error.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';

const codes = { away: 'request.unavailable', busy: 'request.busy' } as const;

/**
 * Returns the refusal of a request that the database, or the search engine outside, cannot serve now but may serve on a
 * retry; null for a bug of ours.
 */
export const refusedForNow = (error: unknown): Refusal | null => {
  if (isEngineAway(error)) return refusal('request.unavailable');
  const fault = databaseError(error);
  return fault === null ? null : refusal(codes[fault]);
};

/** Returns the refusal of a request whose number is larger than any the database holds there; null for another fault. */
export const refusedNumber = (error: unknown): Refusal | null =>
  isNumberTooLarge(error) ? refusal('request.invalid', { problem: 'a number is too large' }) : null;
