import type { CallAnswer, CallInput } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { resultOf } from './codes.ts';
import type { SessionHolder } from '../session-holder.ts';
import { signInTimeout, signInWith, type SignInResult } from '../sign-in.ts';

type ResultOf<A> = A extends { ok: true; result: infer Result } ? Result : never;
export type Passkey = ResultOf<CallAnswer<'user/passkeys'>>[number];

/** The password, or a code that was sent to confirm just this. */
export type FreshProof = { password: string } | { otp: string };

const inputOf = (storeCode: StoreCode) => ({
  query: { storeCode },
  signal: AbortSignal.timeout(signInTimeout),
});

/** Returns the customer's passkeys; null while they cannot be read. */
export const readPasskeys = async (
  { client }: SessionHolder,
  storeCode: StoreCode,
): Promise<readonly Passkey[] | null> => {
  const answer = await client('user/passkeys', inputOf(storeCode)).catch(() => null);
  return answer?.ok ? answer.result : null;
};

/**
 * Adds a passkey under a name. `make` asks the browser for it by the provider's options, and gives null when none was
 * made. The text is empty without an answer, and the result null without a passkey.
 */
export const addPasskey = async (
  { client }: SessionHolder,
  { name, proof, make }: { name: string; proof: FreshProof; make: (options: object) => Promise<unknown> },
  storeCode: StoreCode,
): Promise<SignInResult | null> => {
  const begun = await resultOf(client('user/begin-passkey', { ...inputOf(storeCode), body: proof }));
  if (!begun.ok) return begun;
  const credential = await make(begun.result);
  if (credential === null) return null;
  const body = { name, credential } as CallInput<'user/add-passkey'>['body'];
  const added = await resultOf(client('user/add-passkey', { ...inputOf(storeCode), body }));
  return added.ok ? { ok: true } : added;
};

/** Removes a passkey. */
export const removePasskey = async (
  { client }: SessionHolder,
  id: number,
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const params = { passkeyId: String(id) };
  const removed = await resultOf(client('user/remove-passkey', { ...inputOf(storeCode), params }));
  return removed.ok ? { ok: true } : removed;
};

/** Returns what a browser is asked with for a passkey that signs in; null while that cannot be asked for. */
export const beginPasskeySignIn = async (
  { guestClient }: SessionHolder,
  storeCode: StoreCode,
): Promise<object | null> => {
  const begun = await guestClient('user/begin-passkey-login', inputOf(storeCode)).catch(() => null);
  return begun?.ok ? begun.result : null;
};

/** Signs in by a passkey that the browser gave, as JSON. */
export const signInByPasskey = (
  holder: SessionHolder,
  credential: unknown,
  storeCode: StoreCode,
): Promise<SignInResult> =>
  signInWith(holder, storeCode, () =>
    holder.guestClient('user/login-by-passkey', {
      ...inputOf(storeCode),
      body: { credential } as CallInput<'user/login-by-passkey'>['body'],
    }),
  );
