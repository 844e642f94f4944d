import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { type GivenLink, makeLink } from './link-sql.ts';
import type { StaffProblem } from './staff-problem.ts';
import { lockMember, type StaffMember } from './staff-sql.ts';

/**
 * Gives a member a new link, which takes the place of an unused one. A member who has joined starts anew with
 * it: using it ends the member's sessions. `now` in epoch milliseconds.
 */
export const giveLink = async (
  transaction: DatabaseTransaction,
  { email, now }: { email: string; now: number },
  act: RecordAct,
): Promise<{ member: StaffMember; link: GivenLink } | StaffProblem> => {
  const member = await lockMember(transaction, email);
  if (!member) return { problem: 'not-staff' };
  if (member.state === 'disabled') return { problem: 'disabled' };
  const purpose = member.state === 'invited' ? 'join' : 'reset';
  const link = await makeLink(transaction, member.id, { purpose, now });
  await act({
    act: 'link-given',
    entity: 'staff',
    entityId: member.id,
    before: null,
    after: { purpose, expires_at: link.expiresAt },
  });
  return { member, link };
};
