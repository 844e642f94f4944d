import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import { customerOrRefusal, callerRefusal } from '../call/caller.ts';
import type { RequestContext } from '../call/call-handler.ts';
import { isRefusal, type Refusal } from '../call/refusal.ts';

/**
 * Returns the refusal of an invalid token by a call that reads tokens, or of a missing one by a call that
 * needs a customer; null when the caller is accepted. A client that refreshes its token at 401 retries (wire
 * §6.5).
 */
export const refusedToken = async (
  name: CallName,
  { caller }: Pick<RequestContext, 'caller'>,
): Promise<Refusal | null> => {
  const { refusals }: CallDefinition = calls[name];
  if (!refusals.includes('user.not-signed-in')) return null;
  if (!name.startsWith('user/')) return callerRefusal(await caller());
  const customer = customerOrRefusal(await caller());
  return isRefusal(customer) ? customer : null;
};
