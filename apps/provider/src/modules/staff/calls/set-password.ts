import type { CallInput } from '../../../call/call-handler.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { handleDeskWrite, type PreparingContext } from '../../audit/audit.ts';
import { weakPassword } from '../../customers/customers.ts';
import { lockSignIn, setPasswordHash } from '../members/staff-sql.ts';
import { checkedPassword } from '../sessions/stepped-up.ts';
import { revokeOtherSessions } from '../sessions/staff-session-sql.ts';
import type { StaffParts } from '../staff-parts.ts';

/** Checks the password of before, where one is given, and hashes the new one. */
const preparedPasswords =
  (parts: StaffParts) =>
  async ({ body: { current, password } }: CallInput<'desk/set-password'>, context: PreparingContext) => {
    const { email, name } = context.staff;
    const weak = weakPassword(password, { email, firstname: name, lastname: '', telephone: null });
    if (weak) return weak;
    const checked = current === undefined ? null : await checkedPassword(parts, current, context);
    if (checked !== null && isRefusal(checked)) return checked;
    const hash = await parts.passwords.hashOf(password, context);
    return isRefusal(hash) ? hash : { prepared: { checked, hash } };
  };

/** `PUT /api/desk/password`: sets or changes the caller's password by the rules of customers' passwords (DESIGN §9). */
export const setDeskPassword = handleDeskWrite(
  'desk/set-password',
  () =>
    async (_, { transaction, act, staff, now, prepared: { checked, hash } }) => {
      const before = await lockSignIn(transaction, staff.id);
      const hasPassword = before !== undefined && before.password_hash !== null;
      if (hasPassword && before.password_hash !== checked?.hash) return refusal('desk.password-wrong');
      await setPasswordHash(transaction, staff.id, hash);
      const session = { staffId: staff.id, sessionId: staff.session_id, now };
      await revokeOtherSessions(transaction, session);
      const done = hasPassword ? 'password-changed' : 'password-set';
      await act({ act: done, entity: 'staff', entityId: staff.id, before: null, after: null });
      return { result: true };
    },
  preparedPasswords,
);
