import { permissionsOfScopes } from '@dijla/contract/schemas';
import { isApiKey } from '../../call/api-key.ts';
import type { CallerIdentity } from '../../call/caller.ts';
import type { Database } from '../../database/connect.ts';
import { useKey } from './api-key-sql.ts';

/**
 * Identifies programs by their API key, with at most one statement each. A key has the permissions of its scopes that
 * the member who made it has at this moment, and no roles.
 */
export const identifyKey =
  (database: Database): CallerIdentity =>
  async (given, now) => {
    const found = isApiKey(given) ? await useKey(database, given, now) : undefined;
    if (!found || found.state !== 'active') return { kind: 'wrong-key' };
    const { key_id, key_name, scopes, permissions, state: _, ...staff } = found;
    const own = new Set(permissions);
    return {
      kind: 'key',
      staff: {
        ...staff,
        // No session has this number.
        session_id: 0,
        roles: [],
        vendor: null,
        permissions: new Set(permissionsOfScopes(scopes).filter((permission) => own.has(permission))),
        stepped_up_at: null,
        key: { id: key_id, name: key_name },
      },
    };
  };
