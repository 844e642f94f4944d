import { newTestKey } from '@dijla/test-kit/api-keys';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';

type Shop = Pick<ProviderOverHttp, 'database'>;

const url = 'https://hooks.example.iq/dijla';
const events = ['order.placed'];

const aWebhook = async ({ database: { db } }: Shop): Promise<{ webhookId: string }> => {
  const { id } = await db
    .insertInto('webhook')
    .values({ url, events, sealed_secret: Buffer.from('sealed'), created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhookId: String(id) };
};

/** Reads of what other programs are told. */
export const integrationReads = {
  'desk/webhook-deliveries': async (shop: Shop) => ({ query: await aWebhook(shop) }),
};

/** Writes of what lets other programs in and tells them. */
export const integrationWrites = {
  'desk/add-key': async () => ({ body: { name: 'ERP', scopes: ['orders.read'], days: 30 } }),
  'desk/revoke-key': async (shop: Shop, staffId: number) => ({
    query: { keyId: String((await newTestKey(shop.database, { staffId })).id) },
  }),
  'desk/add-webhook': async ({ database: { db } }: Shop) => {
    await db.deleteFrom('webhook').execute();
    return { body: { url, events } };
  },
  'desk/set-webhook': async (shop: Shop) => ({
    query: await aWebhook(shop),
    body: { url, events, is_active: false },
  }),
  'desk/remove-webhook': async (shop: Shop) => ({ query: await aWebhook(shop) }),
  'desk/send-webhook-again': async (shop: Shop) => {
    const { webhookId } = await aWebhook(shop);
    const { id } = await shop.database.db
      .insertInto('webhook_delivery')
      .values({
        webhook_id: Number(webhookId),
        event: 'order.placed',
        event_key: webhookId,
        data: '{}',
        state: 'dead',
        due_at: null,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { query: { deliveryId: id } };
  },
};
