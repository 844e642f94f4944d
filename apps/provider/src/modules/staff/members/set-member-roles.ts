import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { changeRoles } from './change-roles.ts';
import { type StaffProblem, unknownRole } from './staff-problem.ts';
import { lockMember, type StaffMember } from './staff-sql.ts';

/** Replaces a member's roles. The last owner stays owner, and who is disabled is let back in by `addStaff`. */
export const setMemberRoles = async (
  transaction: DatabaseTransaction,
  { email, roles }: { email: string; roles: readonly string[] },
  act: RecordAct,
): Promise<StaffMember | StaffProblem> => {
  const unknown = await unknownRole(transaction, roles);
  if (unknown) return unknown;
  const member = await lockMember(transaction, email);
  if (!member) return { problem: 'not-staff' };
  if (member.state === 'disabled') return { problem: 'disabled' };
  return changeRoles(transaction, { member, roles: [...new Set(roles)].toSorted(), name: 'roles-set' }, act);
};
