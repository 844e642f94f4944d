import type { DatabaseTransaction } from '../../../database/connect.ts';
import {
  type ChallengeUse,
  checkPasskey,
  type GivenCredential,
  type KeptPasskey,
  type PasskeyPlace,
} from '../../passkeys/passkeys.ts';
import { type FactorRow, noteUse } from './factor-sql.ts';

/** Those of a member's factors that are passkeys. */
export const passkeysOf = (factors: readonly FactorRow[]): (KeptPasskey & { id: number })[] =>
  factors.flatMap(({ id, credential_id, public_key, use_count, transports }) =>
    credential_id === null || public_key === null
      ? []
      : [{ id, credential_id, public_key, use_count, transports }],
  );

/** Whether a browser has signed the challenge with one of these factors; notes the use. */
export const checkFactor = async (
  transaction: DatabaseTransaction,
  {
    credential,
    factors,
    use,
  }: { credential: GivenCredential; factors: readonly FactorRow[]; use: ChallengeUse },
  place: PasskeyPlace,
): Promise<boolean> => {
  const passkey = passkeysOf(factors).find(({ credential_id }) => credential_id === credential.id);
  const useCount = passkey && (await checkPasskey(transaction, { credential, passkey, use }, place));
  if (passkey === undefined || typeof useCount !== 'number') return false;
  await noteUse(transaction, passkey.id, { useCount, now: place.now });
  return true;
};
