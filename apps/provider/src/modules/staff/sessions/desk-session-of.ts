import type { AskingStaff } from '../../../call/caller.ts';
import type { Database } from '../../../database/connect.ts';
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
  const { id, email, name, language, roles, permissions, session_id } = staff;
  const row = (await readSessions(database, id, now)).find((session) => session.id === session_id);
  return (
    row && {
      staff: { id, email, name, language, roles: [...roles] },
      permissions: [...permissions],
      session: sessionOf(row, session_id),
    }
  );
};
