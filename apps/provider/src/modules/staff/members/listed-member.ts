import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type ListedMember, listMembers } from './staff-sql.ts';

/** Writes a member as lists of the desk show one. */
export const memberOf = ({ last_seen_at, link_until, ...member }: ListedMember) => ({
  ...member,
  last_seen_at: last_seen_at?.toISOString() ?? null,
  link_until: link_until?.toISOString() ?? null,
});

/** Reads a member who is there. */
export const theMember = async (transaction: DatabaseTransaction, staffId: number, now: number) => {
  const [member] = await listMembers(transaction, now, staffId);
  if (member === undefined) throw new Error(`member ${staffId} of the staff is not there`);
  return memberOf(member);
};
