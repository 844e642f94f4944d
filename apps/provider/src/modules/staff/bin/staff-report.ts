import type { GivenLink } from '../members/link-sql.ts';
import type { StaffProblem } from '../members/staff-problem.ts';
import type { ListedMember, StaffMember } from '../members/staff-sql.ts';

/** `2026-11-24 15:22` in Baghdad, where the shop's staff are. */
const inBaghdad = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Baghdad', dateStyle: 'short', timeStyle: 'short' });

export const memberLine = ({ email, name, state, roles }: StaffMember): string =>
  `${name === email ? email : `${name} <${email}>`}: ${state}, ${roles.join(', ')}`;

/** Returns the address that opens a session once, and until when. */
export const linkLine = ({ token, expiresAt }: GivenLink, publicUrl: string): string =>
  `This link works once, until ${inBaghdad(expiresAt)} in Baghdad:\n${publicUrl}/desk/join?link=${token}`;

export const memberList = (members: readonly ListedMember[]): string =>
  members.length === 0
    ? 'Nobody is on the staff yet.'
    : members
        .map((member) =>
          [
            memberLine(member),
            ...(member.last_seen_at ? [`last seen ${inBaghdad(member.last_seen_at)}`] : []),
            ...(member.link_until ? [`a link until ${inBaghdad(member.link_until)}`] : []),
          ].join('; '),
        )
        .join('\n');

/** Returns why nothing was done, for the operator. */
export const problemLine = ({ problem, roles = [] }: StaffProblem, email: string): string =>
  ({
    'unknown-role': `There is no such role. The shop has: ${roles.join(', ')}.`,
    'not-staff': `${email} is not on the staff.`,
    disabled: `${email} is disabled; --add lets them back in.`,
    'last-owner': `The shop needs another active owner first: ${email} is the last.`,
    'last-role': `${email} would have no role left; --disable ends all access.`,
  })[problem];
