import type { PersonalData } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { resultOf } from './codes.ts';
import type { SessionHolder } from '../session-holder.ts';
import { signInTimeout } from '../sign-in.ts';

type Refused = { ok: false; text: string };

/** Loads everything the shop keeps about the customer, by the password or by a code. */
export const loadPersonalData = (
  { client }: SessionHolder,
  proof: { password: string } | { otp: string },
  storeCode: StoreCode,
): Promise<{ ok: true; result: PersonalData } | Refused> =>
  resultOf(
    client('user/export-personal-data', {
      query: { storeCode },
      body: proof,
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );

/**
 * Gives the account up by the code that confirms it, and says until when signing in keeps it. The provider has
 * ended the session by then; the caller signs out on the device.
 */
export const deleteAccount = (
  { client }: SessionHolder,
  otp: string,
  storeCode: StoreCode,
): Promise<{ ok: true; result: { deletes_at: string } } | Refused> =>
  resultOf(
    client('user/delete-account', {
      query: { storeCode },
      body: { otp },
      signal: AbortSignal.timeout(signInTimeout),
    }),
  );
