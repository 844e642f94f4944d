import { type JobContext, type Schedule, type Subscriber, subscriber } from '../../events/subscriber.ts';
import { followOrder } from './follow-order.ts';
import { sendDueCards } from './send-due-cards.ts';

const name = 'follow-gift-cards';

/** Returns what issues and sends gift cards; codes are kept with the shop's secret. */
export const giftCardJobs = (
  secret: string,
): { subscribers: readonly Subscriber[]; schedules: readonly Schedule[] } => {
  const follow = async (orderId: number, { database, now }: JobContext): Promise<void> => {
    await followOrder(database, { orderId, secret, now: now() });
    await sendDueCards(database, { secret, now: now() });
  };
  return {
    subscribers: [
      subscriber({
        event: 'order.placed',
        name,
        handle: ({ data }, context) => follow(data.orderId, context),
      }),
      subscriber({
        event: 'order.moved',
        name,
        handle: ({ data }, context) => follow(data.orderId, context),
      }),
      subscriber({
        event: 'order.revised',
        name,
        handle: ({ data }, context) => follow(data.orderId, context),
      }),
    ],
    schedules: [
      {
        name: 'send-gift-cards',
        cron: '* * * * *',
        run: ({ database, now }) => sendDueCards(database, { secret, now: now() }),
      },
    ],
  };
};
