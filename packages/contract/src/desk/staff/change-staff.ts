import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { givenLink, staffMember } from '../../values/desk/staff-member.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery } from '../desk-call.ts';
import { manageRefusals, roles, staffEmail, staffName } from './staff-body.ts';

const access = { for: 'staff', permission: 'staff.manage', stepUp: true } as const;
const ofMember = [...manageRefusals, 'desk.member-not-found', 'desk.member-disabled'] as const;

export const addStaffMember = defineCall({
  method: 'POST',
  path: '/api/desk/staff',
  access,
  summary:
    'Adds a member with these roles, or lets a disabled one back in, and gives a link; who is there already gets the roles as well and no link. Nobody gives more rights than their own (DESIGN §9)',
  query: deskQuery,
  body: z.object({
    email: staffEmail,
    name: staffName.optional(),
    /** One of the shop's languages. */
    language: z.string().max(10),
    roles,
  }),
  result: z.object({ member: staffMember, link: givenLink.nullable() }),
  refusals: [...manageRefusals, 'desk.role-not-found'],
});

export const giveStaffLink = defineCall({
  method: 'POST',
  path: '/api/desk/staff/{staffId}/link',
  access,
  summary:
    "Gives a member a new link; using it ends the member's sessions and asks for a new password. `reset` takes second factors away at once, too (DESIGN §9)",
  query: deskQuery,
  body: z.object({ reset: z.boolean().default(false) }),
  result: z.object({ link: givenLink }),
  refusals: ofMember,
});

export const setStaffRoles = defineCall({
  method: 'PUT',
  path: '/api/desk/staff/{staffId}/roles',
  access,
  summary: 'Replaces the roles of a member; an active owner is always left (DESIGN §9)',
  query: deskQuery,
  body: z.object({ roles }),
  result: z.object({ member: staffMember }),
  refusals: [...ofMember, 'desk.role-not-found', 'desk.last-owner'],
});

export const setStaffVendor = defineCall({
  method: 'PUT',
  path: '/api/desk/staff/{staffId}/vendor',
  access,
  summary:
    'Binds a member to a seller, whose goods, sales and money the member then sees as the role vendor allows; or to none',
  query: deskQuery,
  body: z.object({ vendor: lineOf(200).min(1).nullable() }),
  result: z.object({ member: staffMember }),
  refusals: [...ofMember, 'vendor.not-found'],
});

export const disableStaffMember = defineCall({
  method: 'DELETE',
  path: '/api/desk/staff/{staffId}',
  access,
  summary: "Ends a member's access with sessions and links; an active owner is always left (DESIGN §9)",
  query: deskQuery,
  result: z.object({ member: staffMember }),
  refusals: [...ofMember, 'desk.last-owner'],
});
