import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { revokeSessions } from '../sessions/staff-session-sql.ts';
import { withdrawLinks } from './link-sql.ts';
import type { StaffProblem } from './staff-problem.ts';
import { isOwnerLeft, lockMember, ownerRole, setState, type StaffMember } from './staff-sql.ts';

/**
 * Ends a member's access: sessions and links end with it, what the member did stays in the audit. The last
 * owner stays. `now` in epoch milliseconds.
 */
export const disableStaff = async (
  transaction: DatabaseTransaction,
  { email, now }: { email: string; now: number },
  act: RecordAct,
): Promise<StaffMember | StaffProblem> => {
  const member = await lockMember(transaction, email);
  if (!member) return { problem: 'not-staff' };
  if (member.state === 'disabled') return { problem: 'disabled' };
  if (member.roles.includes(ownerRole) && !(await isOwnerLeft(transaction, member.id)))
    return { problem: 'last-owner' };
  await setState(transaction, member.id, 'disabled');
  await withdrawLinks(transaction, member.id);
  const sessions = await revokeSessions(transaction, member.id, now);
  await act({
    act: 'disabled',
    entity: 'staff',
    entityId: member.id,
    before: { state: member.state },
    after: { state: 'disabled', sessions_revoked: sessions },
  });
  return { ...member, state: 'disabled' };
};
