import { newApiKey, prefixOf } from '@dijla/provider/call/api-key';
import { tokenHash } from '@dijla/provider/call/session-token';
import type { Connection } from '@dijla/provider/database';

/** Makes an API key by its row alone; `lifeMs` from now on. */
export const newTestKey = async (
  { db }: Pick<Connection, 'db'>,
  {
    staffId,
    scopes = ['orders.read'],
    lifeMs = 3_600_000,
  }: { staffId: number; scopes?: readonly string[]; lifeMs?: number },
): Promise<{ id: number; key: string }> => {
  const key = newApiKey();
  const { id } = await db
    .insertInto('api_key')
    .values({
      name: 'ERP',
      prefix: prefixOf(key),
      key_hash: tokenHash(key),
      scopes: [...scopes],
      staff_id: staffId,
      created_at: new Date(),
      expires_at: new Date(Date.now() + lifeMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key };
};
