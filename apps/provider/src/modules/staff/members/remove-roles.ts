import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { type StaffProblem, unknownRole } from './staff-problem.ts';
import { isOwnerLeft, lockMember, ownerRole, setRoles, type StaffMember } from './staff-sql.ts';

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
  const losesOwner = member.roles.includes(ownerRole) && !kept.includes(ownerRole);
  if (losesOwner && !(await isOwnerLeft(transaction, member.id))) return { problem: 'last-owner' };
  if (kept.length === 0) return { problem: 'last-role' };
  await setRoles(transaction, member.id, kept);
  await act({
    act: 'roles-removed',
    entity: 'staff',
    entityId: member.id,
    before: { roles: member.roles },
    after: { roles: kept },
  });
  return { ...member, roles: kept };
};
