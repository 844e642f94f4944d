import { subscriber } from '../../../events/subscriber.ts';
import { issueCardsOf } from '../issue-cards.ts';

/** Issues the codes of an order that is paid or delivered, such as one that a credit line has paid. */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'issue-digital-cards',
  handle: ({ name, key, data: { orderId } }, { database, now }) =>
    issueCardsOf(database, orderId, { cause: `${name} ${key}`, now: now() }),
});
