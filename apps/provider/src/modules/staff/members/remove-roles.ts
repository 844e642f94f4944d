import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { changeRoles } from './change-roles.ts';
import { type StaffProblem, unknownRole } from './staff-problem.ts';
import { lockMember, type StaffMember } from './staff-sql.ts';

/** Takes roles from a member, who keeps one at least. The last owner stays owner. */
export const removeRoles = async (
  transaction: DatabaseTransaction,
  { email, roles }: { email: string; roles: readonly string[] },
  act: RecordAct,
): Promise<StaffMember | StaffProblem> => {
  const unknown = await unknownRole(transaction, roles);
  if (unknown) return unknown;
  const member = await lockMember(transaction, email);
  if (!member) return { problem: 'not-staff' };
  const kept = member.roles.filter((role) => !roles.includes(role));
  return changeRoles(transaction, { member, roles: kept, name: 'roles-removed' }, act);
};
