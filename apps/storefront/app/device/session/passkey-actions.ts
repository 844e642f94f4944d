import {
  addPasskey as addAt,
  beginPasskeySignIn as beginAt,
  type FreshProof,
  type Passkey,
  readPasskeys as readAt,
  removePasskey as removeAt,
  signInByPasskey as signInAt,
} from '@dijla/device/session/account/passkeys';
import type { SignInResult } from '@dijla/device/session/sign-in';
import { givePasskey, makePasskey } from '@dijla/ui-kit/passkeys.ts';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { liveSession } from './start-session.ts';

export type { FreshProof, Passkey };

const holder = () => liveSession(pageCartController()).holder;
const storeCode = () => storeOfPath(location.pathname).code;

/** Returns the customer's passkeys; null while they cannot be read. */
export const readPasskeys = (): Promise<readonly Passkey[] | null> => readAt(holder(), storeCode());

/** Adds a passkey of this device; null when none was made. */
export const addPasskey = (given: { name: string; proof: FreshProof }): Promise<SignInResult | null> =>
  addAt(holder(), { ...given, make: (options) => makePasskey(options).catch(() => null) }, storeCode());

/** Removes a passkey. */
export const removePasskey = (id: number): Promise<SignInResult> => removeAt(holder(), id, storeCode());

/**
 * Signs in by a passkey of this device. Null when none was given, or `signal` ended it. With the mediation 'conditional'
 * the browser offers passkeys among what it fills in.
 */
export const signInByPasskey = async (
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<SignInResult | null> => {
  const options = await beginAt(holder(), storeCode());
  if (options === null) return { ok: false, text: '' };
  const given = { signal, ...(mediation && { mediation }) };
  const credential = await givePasskey(options, given).catch(() => null);
  return credential === null || signal.aborted ? null : signInAt(holder(), credential, storeCode());
};
