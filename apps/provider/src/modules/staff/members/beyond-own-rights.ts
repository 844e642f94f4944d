import type { AskingStaff } from '../../../call/caller.ts';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { permissionsOfRoles } from './role-sql.ts';

/**
 * Returns the refusal of an act on these roles, or on a member who has them, by somebody who may not do all that
 * they allow; or null. Whoever hands out a role, or a link of a member, could act by it.
 */
export const beyondOwnRights = async (
  transaction: DatabaseTransaction,
  { permissions }: Pick<AskingStaff, 'permissions'>,
  roles: readonly string[],
): Promise<Refusal | null> =>
  (await permissionsOfRoles(transaction, roles)).every((permission) => permissions.has(permission))
    ? null
    : refusal('desk.beyond-own-rights');
