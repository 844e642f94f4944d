import type { DatabaseTransaction } from '../../../database/connect.ts';
import { replaceRecoveryCodes } from './factor-sql.ts';
import { newCodes, recoveryHash } from './recovery-code.ts';

/** Makes a member's recovery codes in the place of those of before and returns them, once. */
export const giveRecoveryCodes = async (
  transaction: DatabaseTransaction,
  staffId: number,
  secret: string,
): Promise<string[]> => {
  const codes = newCodes();
  await replaceRecoveryCodes(
    transaction,
    staffId,
    codes.map((code) => recoveryHash(staffId, code, secret)),
  );
  return codes;
};
