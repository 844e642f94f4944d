import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import type { StaffProblem } from './staff-problem.ts';
import { isOwnerLeft, ownerRole, setRoles, type StaffMember } from './staff-sql.ts';

/** Gives a member who is locked these roles instead. The last owner stays owner, and everybody keeps a role. */
export const changeRoles = async (
  transaction: DatabaseTransaction,
  { member, roles, name }: { member: StaffMember; roles: string[]; name: 'roles-set' | 'roles-removed' },
  act: RecordAct,
): Promise<StaffMember | StaffProblem> => {
  const losesOwner = member.roles.includes(ownerRole) && !roles.includes(ownerRole);
  if (losesOwner && !(await isOwnerLeft(transaction, member.id))) return { problem: 'last-owner' };
  if (roles.length === 0) return { problem: 'last-role' };
  await setRoles(transaction, member.id, roles);
  await act({
    act: name,
    entity: 'staff',
    entityId: member.id,
    before: { roles: member.roles },
    after: { roles },
  });
  return { ...member, roles };
};
