import type { AskingStaff } from '../../../call/caller.ts';
import type { Database } from '../../../database/connect.ts';
import { readSignInState } from '../members/staff-sql.ts';
import { steppedUpUntil } from './session-times.ts';
import { readSessions, type StaffSessionRow } from './staff-session-sql.ts';

/** Writes a session as its owner sees it. */
export const sessionOf = (row: StaffSessionRow, currentId: number) => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  network: row.network,
  browser: row.browser,
  is_current: row.id === currentId,
});

/** Returns who is signed in in this session; undefined when it has ended meanwhile. `now` in epoch milliseconds. */
export const deskSessionOf = async (database: Database, staff: AskingStaff, now: number) => {
  const { id, email, name, language, roles, permissions, session_id, is_demo, stepped_up_at } = staff;
  const row = (await readSessions(database, id, now)).find((session) => session.id === session_id);
  const { has_password, has_factor } = await readSignInState(database, id);
  return (
    row && {
      staff: { id, email, name, language, roles: [...roles], is_demo },
      permissions: [...permissions],
      needs: [
        ...(has_password ? [] : ['password' as const]),
        ...(has_factor || is_demo ? [] : ['factor' as const]),
      ],
      stepped_up_until: steppedUpUntil(stepped_up_at, now)?.toISOString() ?? null,
      session: sessionOf(row, session_id),
    }
  );
};
