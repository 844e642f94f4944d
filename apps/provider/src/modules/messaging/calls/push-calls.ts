import { boundedFetch } from '../../../bounded-fetch.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Settings } from '../../../config.ts';
import { type Database, inTransaction } from '../../../database/database.ts';
import { pushKey } from '../push/push-key-sql.ts';
import { deletePushSubscription, savePushSubscription } from '../push/push-subscription-sql.ts';
import { readPushSubscription } from '../push/push-subscription.ts';

type Parts = { database: Database; settings: Pick<Settings, 'testPush'> };

/** Asks the sandbox for a device, for a browser that has no push service to subscribe at. */
const testDevice = async (testPush: string): Promise<string> =>
  (await boundedFetch(`${testPush}/devices`, { method: 'POST' })).text();

/** `GET /api/ext/messaging/key` (ours) */
export const readPushKey = handleCall(
  'messaging/key',
  ({ database, settings: { testPush } }: Parts) =>
    async ({ query: { device } }) => ({
      result: {
        public_key: (await pushKey(database)).public_key,
        ...(device === 'test' && testPush !== undefined && { test_device: await testDevice(testPush) }),
      },
    }),
);

/** `POST /api/ext/messaging/token` (wire §11) */
export const savePushToken = handleCall(
  'messaging/save-token',
  ({ database, settings: { testPush } }: Parts) =>
    async ({ body: { token } }, { customer, store }) => {
      const subscription = readPushSubscription(token, testPush);
      if (subscription === null) return refusal('messaging.token-invalid');
      const owner = { customerId: customer.id, sessionId: customer.session_id, storeCode: store.code };
      const id = await inTransaction(database, (transaction) =>
        savePushSubscription(transaction, subscription, owner),
      );
      return { result: true, meta: { id } };
    },
);

/** `DELETE /api/ext/messaging/token/{token}` (wire §11) */
export const deletePushToken = handleCall(
  'messaging/delete-token',
  ({ database }: Pick<Parts, 'database'>) =>
    async ({ params }) => {
      await deletePushSubscription(database, params.token ?? '');
      return { result: true };
    },
);
