import type { StoreCode } from '@dijla/contract/store-views';
import { refusalText } from '../../sync/refusal-text.ts';
import type { SessionHolder } from '../session-holder.ts';
import { signIn, type SignInResult } from '../sign-in.ts';

export type Passwords = { currentPassword: string; newPassword: string };

/**
 * Sets a new password, which ends every session, and signs in with it (spec 2 §8). If the sign-in fails, the
 * password is changed all the same: nobody is signed in, and the customer is asked to sign in.
 */
export const changePassword = async (
  holder: SessionHolder,
  { currentPassword, newPassword }: Passwords,
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const kept = await holder.kept();
  if (kept === null) return { ok: false, text: '' };
  const answer = await holder
    .client('user/change-password', { query: { storeCode }, body: { currentPassword, newPassword } })
    .catch(() => null);
  if (answer === null || !answer.ok)
    return { ok: false, text: answer === null ? '' : refusalText(answer.result) };
  const { ok } = await signIn(holder, { username: kept.profile.email, password: newPassword }, storeCode);
  if (!ok) await holder.end(true);
  return { ok: true };
};
