import type { CallerIdentity } from '../../../call/caller.ts';
import type { Database } from '../../../database/connect.ts';
import { identifyCaller } from './session-sql.ts';
import { isToken } from '../../../call/session-token.ts';

/** Identifies callers by token, with at most one statement each. */
export const identify =
  (database: Database): CallerIdentity =>
  async (token, now) => {
    const found = isToken(token) ? await identifyCaller(database, token, now) : undefined;
    if (!found) return { kind: 'expired' };
    const { is_active, ...customer } = found;
    return is_active ? { kind: 'customer', customer } : { kind: 'disabled' };
  };
