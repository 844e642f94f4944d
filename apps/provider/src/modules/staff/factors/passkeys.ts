import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { givenPasskey, newPasskey } from '@dijla/contract/schemas';
import type { z } from 'zod';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { challengeEnd, challengeHash, type ChallengeUse, newChallenge } from './challenge.ts';
import { consumeChallenge, type FactorRow, noteUse } from './factor-sql.ts';

export type NewCredential = z.output<typeof newPasskey>;
export type GivenCredential = z.output<typeof givenPasskey>;

/** Where the desk is opened, for whom a passkey is, and the shop's secret, which knows its own challenges again. */
export type PasskeyPlace = { origin: string; secret: string; now: number };

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Elliptic curves and RSA: what devices have. */
const algorithms = [-8, -7, -257];

/** What a browser is asked with for a new passkey of a member. */
export const askForNewPasskey = (
  { origin, secret, now }: PasskeyPlace,
  {
    staff,
    shop,
    factors,
  }: { staff: { id: number; email: string; name: string }; shop: string; factors: readonly FactorRow[] },
) =>
  generateRegistrationOptions({
    rpName: shop,
    rpID: hostOf(origin),
    userID: new Uint8Array(Buffer.from(String(staff.id))),
    userName: staff.email,
    userDisplayName: staff.name,
    challenge: newChallenge({ purpose: 'add', staffId: staff.id }, now, secret),
    excludeCredentials: idsOf(factors),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

const idsOf = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id === null ? [] : [{ id: credential_id, transports }],
  );

/** What a browser is asked with for a passkey: any at sign-in, one of the member's own afterwards. */
export const askForPasskey = (
  { origin, secret, now }: PasskeyPlace,
  use: ChallengeUse,
  factors?: readonly FactorRow[],
) =>
  generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: newChallenge(use, now, secret),
    userVerification: 'required',
    ...(factors && { allowCredentials: idsOf(factors) }),
  });

/** Takes the challenge once that a passkey signed; false for one of another use, an old one and a used one. */
const challengeTaker =
  (transaction: DatabaseTransaction, use: ChallengeUse, { secret, now }: PasskeyPlace) =>
  async (challenge: string): Promise<boolean> => {
    const end = challengeEnd(challenge, use, { now, secret });
    return end !== null && consumeChallenge(transaction, challengeHash(challenge), end);
  };

/** Returns null where the library throws: it does so at whatever is wrong with what a browser sent. */
const orNull = async <T>(verifying: Promise<T>): Promise<T | null> => {
  try {
    return await verifying;
  } catch (error) {
    // What the database throws is no fault of the passkey.
    if (error instanceof Error && 'severity' in error) throw error;
    return null;
  }
};

/** Checks what a browser made and returns what is kept of it, or null when it is not what was asked for. */
export const checkNewPasskey = async (
  transaction: DatabaseTransaction,
  { credential, staffId }: { credential: NewCredential; staffId: number },
  place: PasskeyPlace,
) => {
  const checked = await orNull(
    verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: challengeTaker(transaction, { purpose: 'add', staffId }, place),
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place.origin),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    useCount: counter,
    transports: credential.response.transports ?? [],
  };
};

/** Whether a browser has signed the challenge with one of these factors; notes the use. */
export const checkPasskey = async (
  transaction: DatabaseTransaction,
  {
    credential,
    factors,
    use,
  }: { credential: GivenCredential; factors: readonly FactorRow[]; use: ChallengeUse },
  place: PasskeyPlace,
): Promise<boolean> => {
  const factor = factors.find(({ credential_id }) => credential_id === credential.id);
  if (!factor?.public_key || factor.credential_id === null) return false;
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: credential as never,
      expectedChallenge: challengeTaker(transaction, use, place),
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place.origin),
      credential: {
        id: factor.credential_id,
        publicKey: new Uint8Array(factor.public_key),
        counter: factor.use_count,
      },
    }),
  );
  if (!checked?.verified) return false;
  await noteUse(transaction, factor.id, { useCount: checked.authenticationInfo.newCounter, now: place.now });
  return true;
};
