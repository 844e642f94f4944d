import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { type StaffProblem, unknownRole } from './staff-problem.ts';
import { isOwnerLeft, lockMember, ownerRole, setRoles, type StaffMember } from './staff-sql.ts';

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
  const losesOwner = member.roles.includes(ownerRole) && !roles.includes(ownerRole);
  if (losesOwner && !(await isOwnerLeft(transaction, member.id))) return { problem: 'last-owner' };
  const after = [...new Set(roles)].toSorted();
  await setRoles(transaction, member.id, after);
  await act({
    act: 'roles-set',
    entity: 'staff',
    entityId: member.id,
    before: { roles: member.roles },
    after: { roles: after },
  });
  return { ...member, roles: after };
};
