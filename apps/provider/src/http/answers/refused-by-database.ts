import { databaseError } from '../../database/database-error.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';

const codes = { away: 'request.unavailable', busy: 'request.busy' } as const;

/**
 * Returns the refusal of a request the database cannot serve now but may serve on a retry; null for a bug of
 * ours.
 */
export const refusedByDatabase = (error: unknown): Refusal | null => {
  const fault = databaseError(error);
  return fault === null ? null : refusal(codes[fault]);
};
