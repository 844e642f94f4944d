import type { Calls } from '@dijla/contract/schemas';
import type { z } from 'zod';
import type { AskingStaff } from '../../../call/caller.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite, type PreparingContext } from '../../audit/audit.ts';
import { checkCode } from '../factors/check-code.ts';
import { countRecoveryCodes, type FactorRow, readFactors } from '../factors/factor-sql.ts';
import { askForPasskey } from '../../passkeys/passkeys.ts';
import { checkFactor, passkeysOf } from '../factors/passkeys.ts';
import { lockSignIn } from '../members/staff-sql.ts';
import { steppedUpUntil } from '../sessions/session-times.ts';
import { checkedPassword, type CheckedPassword, isStillPassword } from '../sessions/stepped-up.ts';
import { noteStepUp } from '../sessions/staff-session-sql.ts';
import type { StaffParts, StaffWriteParts } from '../staff-parts.ts';

const useOf = ({ id }: AskingStaff) => ({ purpose: 'desk-step-up', whose: String(id) }) as const;

/** `GET /api/desk/step-up`: how the caller may give the second factor again. */
export const beginStepUp = handleCall(
  'desk/begin-step-up',
  ({ database, secret }: StaffParts) =>
    async (_, { staff, now, pageOrigin: origin }) => {
      const factors = await readFactors(database, staff.id);
      const passkeys = passkeysOf(factors);
      const hasCode = factors.length > passkeys.length || (await countRecoveryCodes(database, staff.id)) > 0;
      const ways = [
        ...(hasCode ? ['code' as const] : []),
        ...(passkeys.length > 0 ? ['passkey' as const] : []),
        ...(staff.is_demo && factors.length === 0 ? ['password' as const] : []),
      ];
      const place = { origin, secret, now };
      const options = passkeys.length > 0 ? await askForPasskey(place, useOf(staff), passkeys) : null;
      return { result: { ways, passkey: options && { ...options } } };
    },
);

type StepUpBody = z.output<Calls['desk/step-up']['body']>;
type Asking = Pick<RequestContext, 'now' | 'pageOrigin'> & {
  staff: AskingStaff;
  transaction: DatabaseTransaction;
};

/** Returns the refusal of what was given as a second factor, or null when it is right. */
const refusedFactor = async (
  { secret }: StaffWriteParts,
  {
    given,
    factors,
    checked,
  }: { given: StepUpBody; factors: readonly FactorRow[]; checked: CheckedPassword | null },
  asking: Asking,
): Promise<Refusal | null> => {
  const { staff, transaction, now, pageOrigin: origin } = asking;
  if ('password' in given) {
    if (!staff.is_demo || factors.length > 0 || checked === null) return refusal('desk.factor-missing');
    return (await isStillPassword(transaction, staff, checked)) ? null : refusal('desk.password-wrong');
  }
  if (factors.length === 0) return refusal('desk.factor-missing');
  if ('code' in given) {
    const typed = { staffId: staff.id, factors, typed: given.code };
    return (await checkCode(transaction, typed, { now, secret })) ? null : refusal('desk.code-wrong');
  }
  const signed = { credential: given.credential, factors, use: useOf(staff) };
  return (await checkFactor(transaction, signed, { origin, secret, now }))
    ? null
    : refusal('desk.passkey-wrong');
};

/** Checks the demo owner's password before the transaction; null where another factor was given. */
const preparedPassword =
  (parts: StaffParts) =>
  async (
    { body }: { body: StepUpBody },
    context: PreparingContext,
  ): Promise<{ prepared: CheckedPassword | null } | Refusal> => {
    if (!('password' in body) || !context.staff.is_demo) return { prepared: null };
    const checked = await checkedPassword(parts, body.password, context);
    return isRefusal(checked) ? checked : { prepared: checked };
  };

/** `POST /api/desk/step-up`: opens calls that ask for a fresh factor, in this session, for five minutes. */
export const stepUp = handleDeskWrite(
  'desk/step-up',
  (parts: StaffWriteParts) =>
    async ({ body }, { transaction, act, staff, prepared: checked, ...context }) => {
      const { now, address } = context;
      const guess = await parts.limits.deskCodes.begin({ account: String(staff.id), address });
      if (isRefusal(guess)) return guess;
      await lockSignIn(transaction, staff.id);
      const factors = await readFactors(transaction, staff.id);
      const asking = { staff, transaction, ...context };
      const refused = await refusedFactor(parts, { given: body, factors, checked }, asking);
      if (refused) return refused;
      await guess.wasRight();
      await noteStepUp(transaction, staff.session_id, now);
      const { session_id: entityId } = staff;
      await act({ act: 'stepped-up', entity: 'staff_session', entityId, before: null, after: null });
      const until = steppedUpUntil(new Date(now), now);
      return { result: { stepped_up_until: (until ?? new Date(now)).toISOString() } };
    },
  preparedPassword,
);
