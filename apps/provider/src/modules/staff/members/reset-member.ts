import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { deleteFactors } from '../factors/factor-sql.ts';
import { revokeSessions } from '../sessions/staff-session-sql.ts';
import { giveLink } from './give-link.ts';
import type { GivenLink } from './link-sql.ts';
import { isStaffProblem, type StaffProblem } from './staff-problem.ts';
import { setPasswordHash, type StaffMember } from './staff-sql.ts';

/**
 * Takes a member's password, second factors and recovery codes away, ends the member's sessions, and gives a new
 * link: for who has lost the phone, or whose account another may know. `now` in epoch milliseconds.
 */
export const resetMember = async (
  transaction: DatabaseTransaction,
  { email, now }: { email: string; now: number },
  act: RecordAct,
): Promise<{ member: StaffMember; link: GivenLink } | StaffProblem> => {
  const given = await giveLink(transaction, { email, now }, act);
  if (isStaffProblem(given)) return given;
  const { id } = given.member;
  await setPasswordHash(transaction, id, null);
  await deleteFactors(transaction, id);
  await revokeSessions(transaction, id, now);
  await act({ act: 'reset', entity: 'staff', entityId: id, before: null, after: null });
  return given;
};
