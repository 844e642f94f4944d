import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { sealed } from '../../../call/sealed-secret.ts';
import type { Settings } from '../../../config.ts';
import type { Database } from '../../../database/connect.ts';
import { isOutboundAddress } from '../../../outbound-fetch.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { queueAgain, readDeliveries } from '../delivery-sql.ts';
import { newWebhookSecret, sealOf, toldData } from '../signed-webhook.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  isWebhook,
  lockWebhook,
  readWebhooks,
  updateWebhook,
} from '../webhook-sql.ts';

const webhooksAtMost = 20;
const deliveriesAtMost = 100;
const named = { name: 'webhookId', thing: 'webhook' };
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Loopback = { settings: Pick<Settings, 'outboundLoopback'> };

/** `GET /api/desk/webhooks` */
export const listWebhooks = handleCall(
  'desk/webhooks',
  ({ database }: { database: Database }) =>
    async () => ({
      result: {
        items: (await readWebhooks(database)).map(({ created_at, last_sent_at, ...webhook }) => ({
          ...webhook,
          created_at: created_at.toISOString(),
          last_sent_at: last_sent_at?.toISOString() ?? null,
        })),
      },
    }),
);

/** `POST /api/desk/webhooks`: the answer has the secret, which is kept sealed. */
export const addWebhook = handleDeskWrite(
  'desk/add-webhook',
  ({ secret: shopSecret, settings: { outboundLoopback: allowsLoopback } }: Loopback & { secret: string }) =>
    async ({ body }, { transaction, act, now }) => {
      if (!isOutboundAddress(body.url, { allowsLoopback })) return refusal('desk.webhook-address-invalid');
      if ((await countWebhooks(transaction)) >= webhooksAtMost) return refusal('desk.too-many-webhooks');
      const secret = newWebhookSecret();
      const after = { url: new URL(body.url).href, events: [...new Set(body.events)].toSorted() };
      const id = await insertWebhook(transaction, {
        ...after,
        sealedSecret: sealed(secret, sealOf(shopSecret)),
        now,
      });
      await act({ act: 'added', entity: 'webhook', entityId: id, before: null, after });
      return { result: { id, secret } };
    },
);

/** `PUT /api/desk/webhooks/{webhookId}` */
export const setWebhook = handleDeskWrite(
  'desk/set-webhook',
  ({ settings: { outboundLoopback: allowsLoopback } }: Loopback) =>
    async ({ params, body }, { transaction, act }) => {
      const id = idInPath(params, named);
      if (isRefusal(id)) return id;
      if (!isOutboundAddress(body.url, { allowsLoopback })) return refusal('desk.webhook-address-invalid');
      const before = await lockWebhook(transaction, id);
      if (before === undefined) return refusal('desk.webhook-not-found');
      const after = {
        url: new URL(body.url).href,
        events: [...new Set(body.events)].toSorted(),
        is_active: body.is_active,
      };
      await updateWebhook(transaction, id, after);
      await act({ act: 'changed', entity: 'webhook', entityId: id, before, after });
      return { result: true };
    },
);

/** `DELETE /api/desk/webhooks/{webhookId}` */
export const removeWebhook = handleDeskWrite(
  'desk/remove-webhook',
  () =>
    async ({ params }, { transaction, act }) => {
      const id = idInPath(params, named);
      if (isRefusal(id)) return id;
      const before = await lockWebhook(transaction, id);
      if (before === undefined) return refusal('desk.webhook-not-found');
      await deleteWebhook(transaction, id);
      await act({ act: 'removed', entity: 'webhook', entityId: id, before, after: null });
      return { result: true };
    },
);

/** `GET /api/desk/webhooks/{webhookId}/deliveries` */
export const listDeliveries = handleCall(
  'desk/webhook-deliveries',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const id = idInPath(params, named);
      if (isRefusal(id)) return id;
      if (!(await isWebhook(database, id))) return refusal('desk.webhook-not-found');
      const rows = await readDeliveries(database, id, deliveriesAtMost);
      return {
        result: {
          items: rows.map(({ data, tried_at, due_at, created_at, ...delivery }) => ({
            ...delivery,
            data: toldData({ event: delivery.event, data }),
            tried_at: tried_at?.toISOString() ?? null,
            due_at: due_at?.toISOString() ?? null,
            created_at: created_at.toISOString(),
          })),
        },
      };
    },
);

/** `POST /api/desk/webhook-deliveries/{deliveryId}/send-again` */
export const sendWebhookAgain = handleDeskWrite(
  'desk/send-webhook-again',
  () =>
    async ({ params }, { transaction, act, now }) => {
      const id = params['deliveryId'] ?? '';
      if (!uuid.test(id)) return refusal('desk.delivery-not-found');
      const before = await queueAgain(transaction, { id, cause: String(now), now });
      if (before === undefined) return refusal('desk.delivery-not-found');
      await act({
        act: 'sent-again',
        entity: 'webhook_delivery',
        entityId: id,
        before: { state: before },
        after: { state: 'waiting' },
      });
      return { result: true };
    },
);
