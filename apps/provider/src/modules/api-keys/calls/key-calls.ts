import { permissionsOfScopes } from '@dijla/contract/schemas';
import { newApiKey } from '../../../call/api-key.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { countLiveKeys, insertKey, readKeys, revokeKeyOf } from '../api-key-sql.ts';

const dayMs = 86_400_000;
/** Live keys of a shop: far more than programs that could use them. */
const liveAtMost = 50;

/** `GET /api/desk/keys` */
export const listKeys = handleCall(
  'desk/keys',
  ({ database }: { database: Database }) =>
    async (_, { now }) => ({
      result: {
        items: (await readKeys(database, { now })).map(
          ({ created_at, expires_at, last_used_at, ...key }) => ({
            ...key,
            created_at: created_at.toISOString(),
            expires_at: expires_at.toISOString(),
            last_used_at: last_used_at?.toISOString() ?? null,
          }),
        ),
      },
    }),
);

/** `POST /api/desk/keys`: within the caller's own rights. The answer has the key whole; only its hash is kept. */
export const addKey = handleDeskWrite(
  'desk/add-key',
  () =>
    async ({ body: { name, scopes, days } }, { transaction, act, staff, now }) => {
      if (!permissionsOfScopes(scopes).every((permission) => staff.permissions.has(permission)))
        return refusal('desk.beyond-own-rights');
      if ((await countLiveKeys(transaction, now)) >= liveAtMost) return refusal('desk.too-many-keys');
      const key = newApiKey();
      const expiresAt = new Date(now + days * dayMs);
      const given = { name: name.trim(), scopes: [...new Set(scopes)].toSorted() };
      const id = await insertKey(transaction, { ...given, key, staffId: staff.id, now, expiresAt });
      await act({
        act: 'added',
        entity: 'api_key',
        entityId: id,
        before: null,
        after: { ...given, expires_at: expiresAt.toISOString() },
      });
      return { result: { id, key, expires_at: expiresAt.toISOString() } };
    },
);

/** `DELETE /api/desk/keys/{keyId}` */
export const revokeKey = handleDeskWrite(
  'desk/revoke-key',
  () =>
    async ({ params }, { transaction, act, now }) => {
      const id = idInPath(params, { name: 'keyId', thing: 'key' });
      if (isRefusal(id)) return id;
      if (!(await revokeKeyOf(transaction, { id, now }))) return refusal('desk.key-not-found');
      await act({ act: 'revoked', entity: 'api_key', entityId: id, before: null, after: null });
      return { result: true };
    },
);
