import { storeOfPath } from '../../i18n/store-of-path.ts';
import {
  beginIdentity as beginIdentityAt,
  beginSocialLogin as beginAt,
  finishSocialLogin as finishAt,
  joinBySocialLogin as joinAt,
  type LoginProvider,
  readLoginProviders as readAt,
  signUpBySocialLogin as signUpAt,
  type SocialReturn,
  type UnknownLogin,
} from '@dijla/device/session/social-login';
import type { FreshProof } from '@dijla/device/session/account/passkeys';
import type { SignInResult } from '@dijla/device/session/sign-in';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { liveSession } from './start-session.ts';

export type { LoginProvider, SocialReturn, UnknownLogin };

const holder = () => liveSession(pageCartController()).holder;
const storeCode = () => storeOfPath(location.pathname).code;

/** Returns where customers log in besides here. */
export const readLoginProviders = (): Promise<readonly LoginProvider[]> => readAt(holder(), storeCode());

/** Leads to a login provider; returns why it could not. */
export const goToLoginProvider = async (asked: { provider: string; to?: string }): Promise<string | null> => {
  const begun = await beginAt(holder(), asked, storeCode());
  if (!begun.ok) return begun.text;
  location.assign(begun.url);
  return null;
};

/** Ends a login elsewhere by the query of the address that the provider led back to. */
export const finishSocialLogin = (returned: string): Promise<SocialReturn> =>
  finishAt(holder(), returned, storeCode());

/** Creates an account for whom a provider named. */
export const signUpBySocialLogin = (given: Parameters<typeof signUpAt>[1]): Promise<SignInResult> =>
  signUpAt(holder(), given, storeCode());

/** Joins whom a provider named to an account by its password. */
export const joinBySocialLogin = (given: Parameters<typeof joinAt>[1]): Promise<SignInResult> =>
  joinAt(holder(), given, storeCode());

/** A provider at which the customer logs in. */
export type Identity = { id: number; provider: string; name: string; last_used_at: string };

/** Returns at which providers the customer logs in; none while that cannot be read. */
export const loadIdentities = async (): Promise<readonly Identity[]> => {
  const answer = await holder()
    .client('user/identities', { query: { storeCode: storeCode() } })
    .catch(() => null);
  return answer?.ok ? answer.result : [];
};

/** Leads to a login provider that is to open the account from then on. */
export const goToAddLogin = async (asked: {
  provider: string;
  to: string;
  proof: FreshProof;
}): Promise<SignInResult> => {
  const begun = await beginIdentityAt(holder(), asked, storeCode());
  if (!begun.ok) return begun;
  location.assign(begun.url);
  return { ok: true };
};

/** Removes one; returns why it could not, an empty text without an answer. */
export const removeIdentity = async (id: number): Promise<string | null> => {
  const answer = await holder()
    .client('user/remove-identity', { query: { storeCode: storeCode() }, params: { identityId: String(id) } })
    .catch(() => null);
  if (answer === null) return '';
  return answer.ok ? null : String(answer.result);
};
