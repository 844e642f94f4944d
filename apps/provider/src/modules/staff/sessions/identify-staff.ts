import type { CallerIdentity } from '../../../call/caller.ts';
import { isToken } from '../../../call/session-token.ts';
import type { Database } from '../../../database/connect.ts';
import { hasSteppedUp } from './session-times.ts';
import { identifySession } from './staff-session-sql.ts';

/** Identifies staff by the token in the desk's cookie, with at most one statement each. */
export const identifyStaff =
  (database: Database): CallerIdentity =>
  async (token, now) => {
    const found = isToken(token) ? await identifySession(database, token, now) : undefined;
    if (!found) return { kind: 'expired' };
    const { state, permissions, ...staff } = found;
    if (state !== 'active') return { kind: 'disabled' };
    return {
      kind: 'staff',
      staff: { ...staff, permissions: new Set(permissions) },
      hasSteppedUp: hasSteppedUp(staff.stepped_up_at, now),
    };
  };
