import type { CallDefinition } from '@dijla/contract/schemas';
import { accessRefusal } from '../call/caller.ts';
import type { RequestContext } from '../call/call-handler.ts';
import type { Refusal } from '../call/refusal.ts';

/**
 * Returns the refusal of a caller without access to the call, or null. A call for anyone refuses an invalid
 * token itself when it reads it, so its caller is examined only when the input `isRefused`: a client that
 * refreshes its token at 401 retries (wire §6.5).
 */
export const refusedAccess = async (
  { access, refusals }: CallDefinition,
  { caller }: Pick<RequestContext, 'caller'>,
  { isRefused }: { isRefused: boolean },
): Promise<Refusal | null> => {
  const isExamined = access.for !== 'anyone' || (isRefused && refusals.includes('user.not-signed-in'));
  return isExamined ? accessRefusal(access, await caller()) : null;
};
