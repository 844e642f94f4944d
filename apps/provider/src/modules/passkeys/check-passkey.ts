import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { givenPasskey, newPasskey } from '@dijla/contract/schemas';
import type { z } from 'zod';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { useChallenge } from '../challenges/challenges.ts';
import { challengeEnd, challengeHash, type ChallengeUse, newChallenge } from './challenge.ts';

type NewCredential = z.output<typeof newPasskey>;
export type GivenCredential = z.output<typeof givenPasskey>;

/** Where the page is opened, and the shop's secret, which knows its own challenges again. `now` in epoch milliseconds. */
export type PasskeyPlace = { origin: string; secret: string; now: number };

/** What is kept of a passkey. */
export type KeptPasskey = {
  credential_id: string;
  public_key: Buffer;
  use_count: number;
  transports: string[];
};

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Elliptic curves and RSA: what devices have. */
const algorithms = [-8, -7, -257];

type KnownPasskeys = readonly Pick<KeptPasskey, 'credential_id' | 'transports'>[];

const idsOf = (passkeys: KnownPasskeys) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** For whom a passkey is made. A device keeps one for each handle, so that no two people may share one. */
type PasskeyOwner = { handle: string; name: string; displayName: string };

/** What a browser is asked with for a new passkey beside those that its owner has. */
export const askForNewPasskey = (
  { origin, secret, now }: PasskeyPlace,
  use: ChallengeUse,
  { owner, shop, known }: { owner: PasskeyOwner; shop: string; known: KnownPasskeys },
) =>
  generateRegistrationOptions({
    rpName: shop,
    rpID: hostOf(origin),
    userID: new Uint8Array(Buffer.from(owner.handle)),
    userName: owner.name,
    userDisplayName: owner.displayName,
    challenge: newChallenge(use, now, secret),
    excludeCredentials: idsOf(known),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What a browser is asked with for a passkey: any of its device, or one of those that are known. */
export const askForPasskey = (
  { origin, secret, now }: PasskeyPlace,
  use: ChallengeUse,
  known?: KnownPasskeys,
) =>
  generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: newChallenge(use, now, secret),
    userVerification: 'required',
    ...(known && { allowCredentials: idsOf(known) }),
  });

/** Takes the challenge once that a passkey signed; false for one of another use, an old one and a used one. */
const challengeTaker =
  (transaction: DatabaseTransaction, use: ChallengeUse, { secret, now }: PasskeyPlace) =>
  async (challenge: string): Promise<boolean> => {
    const end = challengeEnd(challenge, use, { now, secret });
    return end !== null && useChallenge(transaction, challengeHash(challenge), end);
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
  { credential, use }: { credential: NewCredential; use: ChallengeUse },
  place: PasskeyPlace,
): Promise<KeptPasskey | null> => {
  const checked = await orNull(
    verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: challengeTaker(transaction, use, place),
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place.origin),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    use_count: counter,
    transports: credential.response.transports ?? [],
  };
};

/** Returns the count of uses that a passkey has signed with the challenge; null when it is not what was asked for. */
export const checkPasskey = async (
  transaction: DatabaseTransaction,
  { credential, passkey, use }: { credential: GivenCredential; passkey: KeptPasskey; use: ChallengeUse },
  place: PasskeyPlace,
): Promise<number | null> => {
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: credential as never,
      expectedChallenge: challengeTaker(transaction, use, place),
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place.origin),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.use_count,
      },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
};
