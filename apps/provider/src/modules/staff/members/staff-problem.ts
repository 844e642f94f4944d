import type { DatabaseTransaction } from '../../../database/connect.ts';
import { readRoles } from './staff-sql.ts';

/** Why nothing was done about a member of the staff. */
export type StaffProblem = {
  problem: 'unknown-role' | 'not-staff' | 'disabled' | 'last-owner' | 'last-role';
  /** The roles there are, where one is unknown. */
  roles?: readonly string[];
};

export const isStaffProblem = (value: object): value is StaffProblem => 'problem' in value;

/** Returns the problem of a role that the shop does not have, or null. */
export const unknownRole = async (
  transaction: DatabaseTransaction,
  given: readonly string[],
): Promise<StaffProblem | null> => {
  const roles = await readRoles(transaction);
  return given.every((role) => roles.includes(role)) ? null : { problem: 'unknown-role', roles };
};
