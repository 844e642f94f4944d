import type { GivenCustomer } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { refusalText } from '../../sync/refusal-text.ts';
import type { SessionHolder } from '../session-holder.ts';
import { signInTimeout, type SignInResult } from '../sign-in.ts';

export type SignInChange = { customer: GivenCustomer; currentPassword: string };

/**
 * Saves a customer with another e-mail address or mobile number, for which the provider requires the
 * password. Sent now or not at all, because no password is stored.
 */
export const changeSignIn = async (
  { client, keepProfile, place }: SessionHolder,
  body: SignInChange,
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const answer = await client('user/update', {
    query: { storeCode },
    body,
    signal: AbortSignal.timeout(signInTimeout),
  }).catch(() => null);
  if (answer === null || !answer.ok)
    return { ok: false, text: answer === null ? '' : refusalText(answer.result) };
  await keepProfile(answer.result);
  place.notify({ code: 'session.profile-saved', kind: 'success' });
  return { ok: true };
};
