import { type Schedule, type Subscriber, subscriber } from '../../events/subscriber.ts';
import { type OutboundFetch, outboundFetchOf } from '../../outbound-fetch.ts';
import { findDueDeliveries, forgetDeliveries } from './delivery-sql.ts';
import { sendDelivery, type SendingParts } from './send-delivery.ts';

// A trigger of the change feed emits them.
declare module '../../events/event.ts' {
  interface EventData {
    'product.saved': { productId: number; sku: string };
    'stock.changed': { productId: number; sku: string };
  }
}

/** Deliveries that one run of the schedule takes up; the next one goes on. */
const atOnce = 500;

/** Sends what is due: of each webhook one after the other, and no more of one that does not take it. */
const sendDue = async (parts: SendingParts): Promise<void> => {
  const due = await findDueDeliveries(parts.database, { now: parts.now(), limit: atOnce });
  await Promise.all(
    [...Map.groupBy(due, ({ webhook_id }) => webhook_id).values()].map(async (deliveries) => {
      for (const { id } of deliveries)
        if ((await sendDelivery(parts, id, { isFirst: false })) === false) return;
    }),
  );
};

/**
 * Returns what tells webhooks: a job for each delivery when it was written, and a schedule for what waits for another
 * attempt or was lost with its process.
 */
export const webhookJobs = ({
  shopSecret,
  allowsLoopback,
  outboundFetch = outboundFetchOf({ allowsLoopback }),
}: {
  shopSecret: string;
  allowsLoopback: boolean;
  outboundFetch?: OutboundFetch;
}): { subscribers: readonly Subscriber[]; schedules: readonly Schedule[] } => ({
  subscribers: [
    subscriber({
      event: 'webhook.queued',
      name: 'send',
      handle: async ({ data: { deliveryId, isAsked } }, { database, now }) =>
        void (await sendDelivery({ database, now, outboundFetch, shopSecret }, deliveryId, {
          isFirst: isAsked !== true,
        })),
    }),
  ],
  schedules: [
    {
      name: 'send-webhooks',
      cron: '* * * * *',
      run: ({ database, now }) => sendDue({ database, now, outboundFetch, shopSecret }),
    },
    {
      name: 'forget-webhook-deliveries',
      cron: '40 * * * *',
      run: ({ database, now }) => forgetDeliveries(database, now()),
    },
  ],
});
