import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { staffSession } from '../../values/desk/desk-session.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { manageRefusals } from './staff-body.ts';

export const listStaffSessions = defineCall({
  method: 'GET',
  path: '/api/desk/staff/{staffId}/sessions',
  access: { for: 'staff', permission: 'staff.manage' },
  summary: "A member's sessions that have not ended, last seen first (DESIGN §9)",
  query: deskQuery,
  result: z.object({ items: z.array(staffSession) }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.member-not-found'],
});

export const revokeStaffSession = defineCall({
  method: 'DELETE',
  path: '/api/desk/staff/{staffId}/sessions/{sessionId}',
  access: { for: 'staff', permission: 'staff.manage', stepUp: true },
  summary: "Ends one of a member's sessions (DESIGN §9)",
  query: deskQuery,
  result: z.literal(true),
  refusals: [...manageRefusals, 'desk.member-not-found', 'desk.session-not-found'],
});
