import type { Language } from '@dijla/contract/store-views';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAct } from '../../audit/audit.ts';
import { type GivenLink, makeLink } from './link-sql.ts';
import { type StaffProblem, unknownRole } from './staff-problem.ts';
import { foldedEmail, insertMember, lockMember, setRoles, setState, type StaffMember } from './staff-sql.ts';

export type NewStaff = {
  email: string;
  /** The e-mail address stands in for a missing one. */
  name?: string | undefined;
  language: Language;
  roles: readonly string[];
};

/** `link` is null for a member who can sign in already. */
export type AddedStaff = { member: StaffMember; link: GivenLink | null };

const fieldsOf = ({ email, name, language, state, roles }: StaffMember) => ({
  email,
  name,
  language,
  state,
  roles,
});

/**
 * Adds a member of the staff with these roles, or lets a disabled one back in with them; both get a link that
 * works once. Gives the roles to a member who is there already, beside those the member has. `now` in epoch
 * milliseconds.
 */
export const addStaff = async (
  transaction: DatabaseTransaction,
  { email, name, language, roles, now }: NewStaff & { now: number },
  act: RecordAct,
): Promise<AddedStaff | StaffProblem> => {
  const unknown = await unknownRole(transaction, roles);
  if (unknown) return unknown;
  const existing = await lockMember(transaction, email);
  const isThere = existing !== undefined && existing.state !== 'disabled';
  const id =
    existing?.id ?? (await insertMember(transaction, { email, name: name ?? foldedEmail(email), language }));
  await setRoles(transaction, id, isThere ? [...new Set([...existing.roles, ...roles])] : roles);
  if (existing?.state === 'disabled') await setState(transaction, id, 'invited');
  const member = await lockMember(transaction, email);
  if (!member) throw new Error('a member of the staff was lost while being added');
  await act({
    act: existing ? (isThere ? 'roles-given' : 'let-back-in') : 'added',
    entity: 'staff',
    entityId: id,
    before: existing ? fieldsOf(existing) : null,
    after: fieldsOf(member),
  });
  return { member, link: isThere ? null : await makeLink(transaction, id, { purpose: 'join', now }) };
};
