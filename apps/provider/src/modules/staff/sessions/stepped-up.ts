import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { AskingStaff } from '../../../call/caller.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type FactorRow, readFactors } from '../factors/factor-sql.ts';
import { lockSignIn } from '../members/staff-sql.ts';
import type { StaffWriteParts } from '../staff-parts.ts';
import { hasSteppedUp } from './session-times.ts';

type Asking = Pick<RequestContext, 'address' | 'gone' | 'now'> & {
  staff: AskingStaff;
  transaction: DatabaseTransaction;
};

/** Locks the caller's row and checks the password; returns the refusal when it is wrong or there is none. */
export const refusedPassword = async (
  { passwords }: StaffWriteParts,
  password: string,
  { staff, transaction, address, gone }: Asking,
): Promise<Refusal | null> => {
  const locked = await lockSignIn(transaction, staff.id);
  const isRight = await passwords.isRight({
    whose: { staffEmail: staff.email },
    address,
    hash: locked?.password_hash ?? null,
    password,
    gone,
  });
  if (isRefusal(isRight)) return isRight;
  return isRight ? null : refusal('desk.password-wrong');
};

/**
 * Returns the caller's factors when the caller may add one: says the password, and has given the factor lately
 * where there is one. So nobody adds an own factor at a desk that was left open.
 */
export const mayAddFactor = async (
  parts: StaffWriteParts,
  password: string,
  asking: Asking,
): Promise<FactorRow[] | Refusal> => {
  const refused = await refusedPassword(parts, password, asking);
  if (refused) return refused;
  const factors = await readFactors(asking.transaction, asking.staff.id);
  return factors.length > 0 && !hasSteppedUp(asking.staff.stepped_up_at, asking.now)
    ? refusal('desk.step-up-needed')
    : factors;
};
