import type { Database } from '../../../database/database.ts';

export type PushKey = { public_key: string; private_key: string };

const read = (database: Database): Promise<PushKey | undefined> =>
  database.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();

/** Returns what push services know the shop by. It is made once, by the process that asks first. */
export const pushKey = async (database: Database): Promise<PushKey> => {
  const known = await read(database);
  if (known !== undefined) return known;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  await database
    .insertInto('push_key')
    .values({ public_key: made.publicKey, private_key: made.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await read(database);
  if (kept === undefined) throw new Error('the key of push messages was not kept');
  return kept;
};
