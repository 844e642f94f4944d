import type { CallAnswer } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { refusalText } from '../sync/refusal-text.ts';
import type { FreshProof } from './account/passkeys.ts';
import type { SessionHolder } from './session-holder.ts';
import { signInTimeout, signInWith, type SignInResult } from './sign-in.ts';

type ResultOf<A> = A extends { ok: true; result: infer Result } ? Result : never;
export type LoginProvider = ResultOf<CallAnswer<'user/social/providers'>>[number];
type Returned = ResultOf<CallAnswer<'user/social/finish'>>;
/** Whom a provider named, of whom no account is known. */
export type UnknownLogin = NonNullable<Returned['unknown']>;

/** What became of a login elsewhere: where to lead back to, and what has to be known first, if anything. */
export type SocialReturn =
  | { ok: true; to: string; provider: string; unknown: UnknownLogin | null }
  | { ok: false; text: string };

const inputOf = (storeCode: StoreCode) => ({
  query: { storeCode },
  signal: AbortSignal.timeout(signInTimeout),
});

/** Returns where customers log in besides here; nowhere while that cannot be read. */
export const readLoginProviders = async (
  { guestClient }: SessionHolder,
  storeCode: StoreCode,
): Promise<readonly LoginProvider[]> => {
  const answer = await guestClient('user/social/providers', inputOf(storeCode)).catch(() => null);
  return answer?.ok ? answer.result : [];
};

/** Returns the address at a provider where the login goes on; `to` is the path to lead back to. */
export const beginSocialLogin = async (
  { guestClient }: SessionHolder,
  asked: { provider: string; to?: string },
  storeCode: StoreCode,
): Promise<{ ok: true; url: string } | { ok: false; text: string }> => {
  const input = { ...inputOf(storeCode), body: asked };
  const answer = await guestClient('user/social/begin', input).catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  return answer.ok ? { ok: true, url: answer.result.url } : { ok: false, text: refusalText(answer.result) };
};

/** Ends a login elsewhere by the query that came back from there: begins a session where the account is known. */
export const finishSocialLogin = async (
  holder: SessionHolder,
  returned: string,
  storeCode: StoreCode,
): Promise<SocialReturn> => {
  let result: Returned | null = null;
  const signedIn = await signInWith(holder, storeCode, async () => {
    const answer = await holder.guestClient('user/social/finish', {
      ...inputOf(storeCode),
      body: { returned },
    });
    if (!answer.ok) return answer;
    result = answer.result;
    return answer.result.token === null
      ? { ok: false, result: '' }
      : { ok: true, result: answer.result.token, meta: answer.meta };
  });
  const named = result as Returned | null;
  return named !== null && (signedIn.ok || named.unknown !== null)
    ? { ok: true, ...named }
    : unanswered(signedIn);
};

const unanswered = (answer: SignInResult) => ({ ok: false, text: answer.ok ? '' : answer.text }) as const;

/** Creates an account for whom a provider named, and signs in. */
export const signUpBySocialLogin = (
  holder: SessionHolder,
  body: { firstname: string; lastname: string; email?: string; mobilenumber: string },
  storeCode: StoreCode,
): Promise<SignInResult> =>
  signInWith(holder, storeCode, () =>
    holder.guestClient('user/social/sign-up', { ...inputOf(storeCode), body }),
  );

/** Joins whom a provider named to an account by its password, and signs in. */
export const joinBySocialLogin = (
  holder: SessionHolder,
  body: { username: string; password: string },
  storeCode: StoreCode,
): Promise<SignInResult> =>
  signInWith(holder, storeCode, () =>
    holder.guestClient('user/social/join', { ...inputOf(storeCode), body }),
  );

/**
 * Returns the address at a provider where a login is added to the customer's account, by the password or by a code.
 */
export const beginIdentity = async (
  { client }: SessionHolder,
  asked: { provider: string; to: string; proof: FreshProof },
  storeCode: StoreCode,
): Promise<{ ok: true; url: string } | { ok: false; text: string }> => {
  const { proof, ...where } = asked;
  const answer = await client('user/begin-identity', {
    ...inputOf(storeCode),
    body: { ...where, ...proof },
  }).catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  return answer.ok ? { ok: true, url: answer.result.url } : { ok: false, text: refusalText(answer.result) };
};
