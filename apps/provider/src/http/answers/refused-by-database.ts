import { databaseError } from '../../database/database-error.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';

const codes = { away: 'request.unavailable', busy: 'request.busy' } as const;

/** The refusal of a request whose database could not serve it now, though the same may go through in a moment; null for a fault of ours. */
export const refusedByDatabase = (error: unknown): Refusal | null => {
  const fault = databaseError(error);
  return fault === null ? null : refusal(codes[fault]);
};
