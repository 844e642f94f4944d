import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { askForPasskey, checkPasskey, type GivenCredential } from '../../passkeys/passkeys.ts';
import { knownDevice, markedDevice } from '../codes/known-device.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { lockPasskey, notePasskeyUse } from '../passkeys/passkey-sql.ts';
import { readAccount } from '../profile/profile-sql.ts';
import { signIn } from '../sessions/sign-in.ts';

/** A passkey signs in where it was asked for, so that nobody is logged in by what was signed in another browser. */
const logInOf = (device: string) => ({ purpose: 'customer-log-in', whose: device }) as const;

/** `POST /api/user/passkey-login/begin`: nobody is known yet, so that it tells nothing of who is a customer. */
export const beginPasskeyLogIn = handleCall(
  'user/begin-passkey-login',
  ({ secret }: CustomerParts) =>
    async (_, context) => {
      const { device, cookies } = markedDevice(knownDevice(context));
      const { now, pageOrigin: origin } = context;
      return { result: { ...(await askForPasskey({ origin, secret, now }, logInOf(device))) }, cookies };
    },
);

/** Whose passkey signed what its browser was asked with; null for any other. */
const ownerOf = (
  { database, secret }: CustomerParts,
  { credential, device }: { credential: GivenCredential; device: string },
  { now, pageOrigin: origin }: Pick<RequestContext, 'now' | 'pageOrigin'>,
): Promise<number | null> =>
  inTransaction(database, async (transaction) => {
    const passkey = await lockPasskey(transaction, credential.id);
    if (passkey === undefined) return null;
    const given = { credential, passkey, use: logInOf(device) };
    const useCount = await checkPasskey(transaction, given, { origin, secret, now });
    if (useCount === null) return null;
    await notePasskeyUse(transaction, { id: passkey.id, useCount }, now);
    return passkey.customer_id;
  });

/** `POST /api/user/passkey-login`: an unknown passkey and a wrong signature get one answer. */
export const logInByPasskey = handleCall(
  'user/login-by-passkey',
  (parts: CustomerParts) =>
    async ({ body: { credential } }, context) => {
      const tried = await parts.limits.passkeys.begin(context.address);
      if (isRefusal(tried)) return tried;
      const device = knownDevice(context);
      const customerId = device === undefined ? null : await ownerOf(parts, { credential, device }, context);
      const account = customerId === null ? undefined : await readAccount(parts.database, customerId);
      if (account === undefined) return refusal('user.passkey-wrong');
      await tried.wasRight();
      return (await signIn(parts, account, context)) ?? refusal('user.disabled');
    },
);
