import { contractClient, type GivenAddress } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { refusalText } from '../sync/refusal-text.ts';
import type { SessionHolder } from './session-holder.ts';
import { withToken } from './with-token.ts';

/** `text` is the provider's, in the store's language; empty if there was no answer. */
export type SignInResult = { ok: true } | { ok: false; text: string };

export type Credentials = {
  /** E-mail or mobile number. */
  username: string;
  password: string;
};

export type Registration = {
  email: string;
  firstname: string;
  lastname: string;
  mobilenumber: string;
  password: string;
  /** The first addresses of the address book. */
  addresses?: readonly GivenAddress[];
  /** What the form says is agreed to by sending it. */
  consent: string;
};

/** Milliseconds after which a sign-in counts as unanswered; long, because checking a password is slow. */
export const signInTimeout = 20_000;

/** Reads the customer of a token that is not stored yet. */
const profileOf = (holder: SessionHolder, token: string, storeCode: StoreCode) => {
  const { fetch, baseUrl } = holder.place;
  const client = contractClient({ fetch: (request) => fetch(withToken(request, token)), baseUrl });
  return client('user/me', { query: { storeCode }, signal: AbortSignal.timeout(signInTimeout) });
};

type TokenAnswer =
  | { ok: true; result: string; meta: { refreshToken?: string | undefined } | undefined }
  | { ok: false; result: string | object };

/**
 * Begins a session with the tokens a door gives (spec 2 §4, 'login with tokens'): resets the refresh lock, stores
 * the tokens and reads the customer. After a refusal nobody is signed in. Waits for a sign-out of the previous
 * session in progress, which would remove the new session's cookie.
 */
export const signInWith = (
  holder: SessionHolder,
  storeCode: StoreCode,
  ask: () => Promise<TokenAnswer>,
): Promise<SignInResult> =>
  holder.place
    .withLock('goodbye', () => begin(holder, storeCode, ask))
    .catch(() => ({ ok: false, text: '' }));

const begin = async (
  holder: SessionHolder,
  storeCode: StoreCode,
  ask: () => Promise<TokenAnswer>,
): Promise<SignInResult> => {
  const answer = await ask();
  const profile = answer.ok ? await profileOf(holder, answer.result, storeCode) : answer;
  if (!answer.ok || !profile.ok) {
    await holder.end(true);
    return { ok: false, text: profile.ok ? '' : refusalText(profile.result) };
  }
  await holder.begin({
    token: answer.result,
    refresh_token: answer.meta?.refreshToken ?? null,
    profile: profile.result,
  });
  return { ok: true };
};

/** Signs in with e-mail or mobile number and password (spec 2 §4). */
export const signIn = (
  holder: SessionHolder,
  { username, password }: Credentials,
  storeCode: StoreCode,
): Promise<SignInResult> =>
  signInWith(holder, storeCode, () =>
    holder.guestClient('user/login', {
      query: { storeCode },
      body: { username, password },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );

/** Registers, then signs in (wire §6.2). */
export const register = async (
  holder: SessionHolder,
  given: Registration,
  store: { code: StoreCode; id: number },
): Promise<SignInResult> => {
  const { email, firstname, lastname, mobilenumber, password, consent, addresses = [] } = given;
  const customer = {
    email,
    firstname,
    lastname,
    store_id: store.id,
    custom_attributes: [{ attribute_code: 'mobilenumber', value: mobilenumber }],
    ...(addresses.length > 0 && { addresses: [...addresses] }),
  };
  try {
    const answer = await holder.guestClient('user/create', {
      query: { storeCode: store.code },
      body: { customer, password, consent: { kind: 'terms', text: consent } },
      signal: AbortSignal.timeout(signInTimeout),
    });
    return answer.ok
      ? await signIn(holder, { username: email, password }, store.code)
      : { ok: false, text: refusalText(answer.result) };
  } catch {
    return { ok: false, text: '' };
  }
};
