import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { AskingStaff } from '../../../call/caller.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { PreparingContext } from '../../audit/audit.ts';
import { type FactorRow, readFactors } from '../factors/factor-sql.ts';
import { findSignIn, lockSignIn } from '../members/staff-sql.ts';
import type { StaffParts } from '../staff-parts.ts';
import { hasSteppedUp } from './session-times.ts';

/** A hash that a password was right for; it counts while it is the one that is kept. */
export type CheckedPassword = { hash: string };

/**
 * Checks the caller's password before the transaction, as that takes longer than a transaction may wait. Refuses a wrong
 * one, and any where the caller has none.
 */
export const checkedPassword = async (
  { database, passwords }: Pick<StaffParts, 'database' | 'passwords'>,
  password: string,
  { staff, address, gone }: Pick<PreparingContext, 'staff' | 'address' | 'gone'>,
): Promise<CheckedPassword | Refusal> => {
  const hash = (await findSignIn(database, staff.email))?.password_hash ?? null;
  const isRight = await passwords.isRight({
    whose: { staffEmail: staff.email },
    address,
    hash,
    password,
    gone,
  });
  if (isRefusal(isRight)) return isRight;
  return isRight && hash !== null ? { hash } : refusal('desk.password-wrong');
};

/** Locks the caller's row; whether the password that was checked is still hers. */
export const isStillPassword = async (
  transaction: DatabaseTransaction,
  staff: AskingStaff,
  { hash }: CheckedPassword,
): Promise<boolean> => (await lockSignIn(transaction, staff.id))?.password_hash === hash;

type Asking = Pick<PreparingContext, 'now' | 'staff'> & { transaction: DatabaseTransaction };

/**
 * Returns the caller's factors when the caller may add one: said the password, and has given the factor lately
 * where there is one. So nobody adds an own factor at a desk that was left open.
 */
export const mayAddFactor = async (
  checked: CheckedPassword,
  { staff, transaction, now }: Asking,
): Promise<FactorRow[] | Refusal> => {
  if (!(await isStillPassword(transaction, staff, checked))) return refusal('desk.password-wrong');
  const factors = await readFactors(transaction, staff.id);
  return factors.length > 0 && !hasSteppedUp(staff.stepped_up_at, now)
    ? refusal('desk.step-up-needed')
    : factors;
};

/** Checks the password of a call's body before its transaction. */
export const preparePassword =
  (parts: Pick<StaffParts, 'database' | 'passwords'>) =>
  async (
    { body: { password } }: { body: { password: string } },
    context: PreparingContext,
  ): Promise<{ prepared: CheckedPassword } | Refusal> => {
    const checked = await checkedPassword(parts, password, context);
    return isRefusal(checked) ? checked : { prepared: checked };
  };
