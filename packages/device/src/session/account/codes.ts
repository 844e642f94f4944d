import type { StoreCode } from '@dijla/contract/store-views';
import { refusalText } from '../../sync/refusal-text.ts';
import type { SessionHolder } from '../session-holder.ts';
import { signIn, signInTimeout, signInWith, type SignInResult } from '../sign-in.ts';

/** Whom a code is sent to: a mobile number as typed, or an e-mail address. */
export type CodeRecipient = { mobileNumber: string } | { email: string };

/** `resendAfter` are the seconds until another code may be sent. */
export type CodeSent = { ok: true; resendAfter: number } | { ok: false; text: string };

/** What a code is asked for. */
export type CodeReason =
  | 'log-in'
  | 'reset-password'
  | 'verify-telephone'
  | 'export'
  | 'delete'
  | 'add-login'
  | 'payout-account';

const unanswered = { ok: false, text: '' } as const;

type Answer<Result> = { ok: true; result: Result } | { ok: false; result: string | object };
type SentAnswer = { ok: true; meta: { resendAfter: number } } | { ok: false; result: string | object };

/** Asks for a code that opens an account, or shows that a number is its own. */
export const sendCode = async (
  { client, guestClient }: SessionHolder,
  { reason, to }: { reason: CodeReason; to: CodeRecipient },
  storeCode: StoreCode,
): Promise<CodeSent> => {
  const input = { query: { storeCode }, signal: AbortSignal.timeout(signInTimeout) };
  const ask = (): Promise<SentAnswer> => {
    if (reason === 'verify-telephone') return client('user/send-telephone-code', input);
    if (reason !== 'log-in' && reason !== 'reset-password')
      return client('user/send-privacy-code', { ...input, body: { act: reason } });
    if ('email' in to) return guestClient('user/reset-password', { ...input, body: to });
    return guestClient(reason === 'log-in' ? 'user/send-login-code' : 'user/forgot-password', {
      ...input,
      body: to,
    });
  };
  const answer = await ask().catch(() => null);
  if (answer === null) return unanswered;
  return answer.ok
    ? { ok: true, resendAfter: answer.meta.resendAfter }
    : { ok: false, text: refusalText(answer.result) };
};

/** Returns what a call answered, or why it did not; the text is empty without an answer. */
export const resultOf = async <Result>(
  asked: Promise<Answer<Result>>,
): Promise<{ ok: true; result: Result } | { ok: false; text: string }> => {
  const answer = await asked.catch(() => null);
  if (answer === null) return unanswered;
  return answer.ok ? answer : { ok: false, text: refusalText(answer.result) };
};

/** Signs in by the code that was sent to a number. */
export const signInByCode = (
  holder: SessionHolder,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  storeCode: StoreCode,
): Promise<SignInResult> =>
  signInWith(holder, storeCode, () =>
    holder.guestClient('user/login-by-code', {
      query: { storeCode },
      body: { mobileNumber, otp: code },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );

/** Reads whose account the code opens that an app of the shop was given; the code stays good. */
export const nativeAccountOf = ({ guestClient }: SessionHolder, code: string, storeCode: StoreCode) =>
  resultOf(
    guestClient('user/native-account', {
      query: { storeCode },
      body: { code },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );

/** Signs in by the code that an app of the shop was given for its page (`/na/login`). */
export const signInByNativeCode = (
  holder: SessionHolder,
  code: string,
  storeCode: StoreCode,
): Promise<SignInResult> =>
  signInWith(holder, storeCode, () =>
    holder.guestClient('user/login-by-native-code', {
      query: { storeCode },
      body: { code },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );

/** Exchanges the code for a token that sets a password once, within ten minutes. */
export const verifyPasswordCode = async (
  { guestClient }: SessionHolder,
  { to, code }: { to: CodeRecipient; code: string },
  storeCode: StoreCode,
): Promise<{ ok: true; token: string } | { ok: false; text: string }> => {
  const answer = await resultOf(
    guestClient('user/verify-password-code', {
      query: { storeCode },
      body: { ...to, otp: code },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );
  return answer.ok ? { ok: true, token: answer.result.token } : answer;
};

/** Sets a forgotten password, and signs in with it (spec 2 §4). */
export const setForgottenPassword = async (
  holder: SessionHolder,
  { to, token, password }: { to: CodeRecipient; token: string; password: string },
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const answer = await resultOf(
    holder.guestClient('user/change-forgotten-password', {
      query: { storeCode },
      body: { ...to, token, password },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );
  if (!answer.ok) return answer;
  const username = 'email' in to ? to.email : to.mobileNumber;
  return signIn(holder, { username, password }, storeCode);
};

/** Verifies the customer's own number by the code that was sent to it. */
export const verifyTelephone = async (
  { client, kept, keepProfile }: SessionHolder,
  code: string,
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const answer = await resultOf(
    client('user/verify-telephone', {
      query: { storeCode },
      body: { otp: code },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );
  if (!answer.ok) return answer;
  const session = await kept();
  if (session !== null) await keepProfile({ ...session.profile, telephone_verified: true });
  return { ok: true };
};
