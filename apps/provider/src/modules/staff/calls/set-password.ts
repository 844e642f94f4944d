import { isRefusal, refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { weakPassword } from '../../customers/customers.ts';
import { lockSignIn, setPasswordHash } from '../members/staff-sql.ts';
import { refusedPassword } from '../sessions/stepped-up.ts';
import { revokeOtherSessions } from '../sessions/staff-session-sql.ts';
import type { StaffWriteParts } from '../staff-parts.ts';

/** `PUT /api/desk/password`: sets or changes the caller's password by the rules of customers' passwords (DESIGN §9). */
export const setDeskPassword = handleDeskWrite(
  'desk/set-password',
  (parts: StaffWriteParts) =>
    async ({ body: { current, password } }, { transaction, act, staff, ...context }) => {
      const { email, name } = staff;
      const weak = weakPassword(password, { email, firstname: name, lastname: '', telephone: null });
      if (weak) return weak;
      const before = await lockSignIn(transaction, staff.id);
      const hasPassword = before !== undefined && before.password_hash !== null;
      if (hasPassword) {
        if (current === undefined) return refusal('desk.password-wrong');
        const refused = await refusedPassword(parts, current, { staff, transaction, ...context });
        if (refused) return refused;
      }
      const hash = await parts.passwords.hashOf(password, context);
      if (isRefusal(hash)) return hash;
      await setPasswordHash(transaction, staff.id, hash);
      const session = { staffId: staff.id, sessionId: staff.session_id, now: context.now };
      await revokeOtherSessions(transaction, session);
      const done = hasPassword ? 'password-changed' : 'password-set';
      await act({ act: done, entity: 'staff', entityId: staff.id, before: null, after: null });
      return { result: true };
    },
);
