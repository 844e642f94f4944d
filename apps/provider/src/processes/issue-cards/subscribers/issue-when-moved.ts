import { subscriber } from '../../../events/subscriber.ts';
import { issueCardsOf } from '../issue-cards.ts';

/** Issues the codes of an order that is paid or delivered. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'issue-digital-cards',
  handle: ({ name, key, data: { orderId } }, { database, now }) =>
    issueCardsOf(database, orderId, { cause: `${name} ${key}`, now: now() }),
});
