import { isStoreCode } from '@dijla/contract/store-views';
import type { RequestContext } from '../../../call/call-handler.ts';
import type { AskingStaff } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Settings } from '../../../config.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { isVendor } from '../../vendors/vendors.ts';
import { addStaff } from '../members/add-staff.ts';
import { beyondOwnRights } from '../members/beyond-own-rights.ts';
import { disableStaff } from '../members/disable-staff.ts';
import { giveLink } from '../members/give-link.ts';
import type { GivenLink } from '../members/link-sql.ts';
import { memberOf, theMember } from '../members/listed-member.ts';
import { resetMember } from '../members/reset-member.ts';
import { setMemberRoles } from '../members/set-member-roles.ts';
import { isStaffProblem, type StaffProblem } from '../members/staff-problem.ts';
import { listMembers, lockMember, setVendor } from '../members/staff-sql.ts';
import { sessionOf } from '../sessions/desk-session-of.ts';
import { readSessions, revokeSession } from '../sessions/staff-session-sql.ts';
import type { StaffParts } from '../staff-parts.ts';

type LinkParts = { settings: Pick<Settings, 'publicUrl'> };
type Acting = Pick<RequestContext, 'now' | 'pageOrigin'> & {
  staff: AskingStaff;
  transaction: DatabaseTransaction;
};

const refusedFor = ({ problem }: StaffProblem): Refusal =>
  refusal(
    (
      {
        'unknown-role': 'desk.role-not-found',
        'not-staff': 'desk.member-not-found',
        disabled: 'desk.member-disabled',
        'last-owner': 'desk.last-owner',
        'last-role': 'request.invalid',
      } as const
    )[problem],
    problem === 'last-role' ? { problem: 'a member needs a role' } : {},
  );

const linkOf = (
  { token, expiresAt }: GivenLink,
  { settings: { publicUrl } }: LinkParts,
  { pageOrigin }: Pick<Acting, 'pageOrigin'>,
) => ({
  url: `${(publicUrl ?? pageOrigin).replace(/\/$/, '')}/desk/join?link=${token}`,
  expires_at: expiresAt.toISOString(),
});

/** Finds the member of the path, whose rights the caller has all, and returns the e-mail address. */
const ofMember = async (
  params: Readonly<Record<string, string>>,
  { transaction, staff, now }: Pick<Acting, 'transaction' | 'staff' | 'now'>,
): Promise<{ id: number; email: string } | Refusal> => {
  const id = idInPath(params, { name: 'staffId', thing: 'member of the staff' });
  if (isRefusal(id)) return id;
  const [found] = await listMembers(transaction, now, id);
  // Locked, so that the roles that are looked at are those that are acted on.
  const member = found && (await lockMember(transaction, found.email));
  if (member === undefined) return refusal('desk.member-not-found');
  const refused = await beyondOwnRights(transaction, staff, member.roles);
  return refused ?? { id, email: member.email };
};

/** Returns the refusal of a problem, or else what was done. */
const acted = <Result extends object>(result: Result | StaffProblem): Result | Refusal =>
  isStaffProblem(result) ? refusedFor(result) : (result as Result);

/** `GET /api/desk/staff` */
export const listStaff = handleCall('desk/staff', ({ database }: StaffParts) => async (_, { now }) => ({
  result: { items: (await listMembers(database, now)).map(memberOf) },
}));

/** `POST /api/desk/staff` */
export const addStaffMember = handleDeskWrite(
  'desk/add-staff',
  (parts: LinkParts) =>
    async ({ body }, { transaction, act, staff, now, pageOrigin }) => {
      const { language } = body;
      if (!isStoreCode(language))
        return refusal('request.invalid', { problem: `the desk has no language ${language}` });
      const existing = await lockMember(transaction, body.email);
      const refused = await beyondOwnRights(transaction, staff, [...body.roles, ...(existing?.roles ?? [])]);
      if (refused) return refused;
      const added = acted(await addStaff(transaction, { ...body, language, now }, act));
      if (isRefusal(added)) return added;
      const member = await theMember(transaction, added.member.id, now);
      return { result: { member, link: added.link && linkOf(added.link, parts, { pageOrigin }) } };
    },
);

/** `POST /api/desk/staff/{staffId}/link` */
export const giveStaffLink = handleDeskWrite(
  'desk/give-staff-link',
  (parts: LinkParts) =>
    async ({ params, body: { reset } }, { transaction, act, staff, now, pageOrigin }) => {
      const member = await ofMember(params, { transaction, staff, now });
      if (isRefusal(member)) return member;
      const give = reset ? resetMember : giveLink;
      const given = acted(await give(transaction, { email: member.email, now }, act));
      return isRefusal(given) ? given : { result: { link: linkOf(given.link, parts, { pageOrigin }) } };
    },
);

/** `PUT /api/desk/staff/{staffId}/roles` */
export const setStaffRoles = handleDeskWrite(
  'desk/set-staff-roles',
  () =>
    async ({ params, body: { roles } }, { transaction, act, staff, now }) => {
      const member = await ofMember(params, { transaction, staff, now });
      if (isRefusal(member)) return member;
      const refused = await beyondOwnRights(transaction, staff, roles);
      if (refused) return refused;
      const set = acted(await setMemberRoles(transaction, { email: member.email, roles }, act));
      return isRefusal(set) ? set : { result: { member: await theMember(transaction, member.id, now) } };
    },
);

/** `PUT /api/desk/staff/{staffId}/vendor` */
export const setStaffVendor = handleDeskWrite(
  'desk/set-staff-vendor',
  () =>
    async ({ params, body: { vendor } }, { transaction, act, staff, now }) => {
      const member = await ofMember(params, { transaction, staff, now });
      if (isRefusal(member)) return member;
      if (vendor !== null && !(await isVendor(transaction, vendor))) return refusal('vendor.not-found');
      const before = await theMember(transaction, member.id, now);
      if (before.state === 'disabled') return refusal('desk.member-disabled');
      await setVendor(transaction, member.id, vendor);
      await act({
        act: 'vendor-set',
        entity: 'staff',
        entityId: member.id,
        before: { vendor: before.vendor },
        after: { vendor },
      });
      return { result: { member: { ...before, vendor } } };
    },
);

/** `DELETE /api/desk/staff/{staffId}` */
export const disableStaffMember = handleDeskWrite(
  'desk/disable-staff',
  () =>
    async ({ params }, { transaction, act, staff, now }) => {
      const member = await ofMember(params, { transaction, staff, now });
      if (isRefusal(member)) return member;
      const disabled = acted(await disableStaff(transaction, { email: member.email, now }, act));
      return isRefusal(disabled)
        ? disabled
        : { result: { member: await theMember(transaction, member.id, now) } };
    },
);

/** `GET /api/desk/staff/{staffId}/sessions` */
export const listStaffSessions = handleCall(
  'desk/staff-sessions',
  ({ database }: StaffParts) =>
    async ({ params }, { staff, now }) => {
      const id = idInPath(params, { name: 'staffId', thing: 'member of the staff' });
      if (isRefusal(id)) return id;
      const [member] = await listMembers(database, now, id);
      if (member === undefined) return refusal('desk.member-not-found');
      const rows = await readSessions(database, id, now);
      return { result: { items: rows.map((row) => sessionOf(row, staff.session_id)) } };
    },
);

/** `DELETE /api/desk/staff/{staffId}/sessions/{sessionId}` */
export const revokeStaffSession = handleDeskWrite(
  'desk/revoke-staff-session',
  () =>
    async ({ params }, { transaction, act, staff, now }) => {
      const member = await ofMember(params, { transaction, staff, now });
      if (isRefusal(member)) return member;
      const sessionId = idInPath(params, { name: 'sessionId', thing: 'session' });
      if (isRefusal(sessionId)) return sessionId;
      if (!(await revokeSession(transaction, { staffId: member.id, sessionId, now })))
        return refusal('desk.session-not-found');
      const after = { staff_id: member.id };
      await act({ act: 'revoked', entity: 'staff_session', entityId: sessionId, before: null, after });
      return { result: true };
    },
);
