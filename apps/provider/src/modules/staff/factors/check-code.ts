import type { DatabaseTransaction } from '../../../database/connect.ts';
import { consumeRecoveryCode, type FactorRow, noteUse } from './factor-sql.ts';
import { looksLikeRecoveryCode, recoveryHash } from './recovery-code.ts';
import { unsealed } from '../../../call/sealed-secret.ts';
import { stepOfCode } from './totp.ts';

/** `now` in epoch milliseconds, and the shop's secret. */
export type CodeParts = { now: number; secret: string };

/** Whether this is a code of the app; it is used up by it. The member's row has to be locked. */
export const checkTotp = async (
  transaction: DatabaseTransaction,
  { factor, typed }: { factor: FactorRow; typed: string },
  { now, secret }: CodeParts,
): Promise<boolean> => {
  const seal = { purpose: 'secrets of staff', shopSecret: secret } as const;
  const own = factor.sealed_secret === null ? null : unsealed(factor.sealed_secret, seal);
  if (own === null) return false;
  const step = await stepOfCode(typed, { secret: own, lastStep: factor.last_step, now });
  if (step === null) return false;
  await noteUse(transaction, factor.id, { step, now });
  return true;
};

/**
 * Whether what was typed is a code of one of the member's apps, or a recovery code; either is used up by it. The
 * member's row has to be locked, so that one code is not taken twice at once.
 */
export const checkCode = async (
  transaction: DatabaseTransaction,
  { staffId, factors, typed }: { staffId: number; factors: readonly FactorRow[]; typed: string },
  parts: CodeParts,
): Promise<boolean> => {
  if (looksLikeRecoveryCode(typed))
    return consumeRecoveryCode(transaction, {
      staffId,
      hash: recoveryHash(staffId, typed, parts.secret),
      now: parts.now,
    });
  for (const factor of factors)
    if (factor.kind === 'totp' && (await checkTotp(transaction, { factor, typed }, parts))) return true;
  return false;
};
