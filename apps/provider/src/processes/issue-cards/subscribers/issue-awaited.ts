import { subscriber } from '../../../events/subscriber.ts';
import { readAwaiting } from '../../../modules/digital-cards/digital-cards.ts';
import { issueCardsOf } from '../issue-cards.ts';

/** Gives codes that were added to orders that were paid while there were none. */
export const subscribes = subscriber({
  event: 'digital-cards.added',
  name: 'issue-digital-cards',
  handle: async ({ name, key, data: { productId } }, { database, now }) => {
    for (const orderId of await readAwaiting(database, productId))
      // oxlint-disable-next-line no-await-in-loop -- who waits longest comes first
      await issueCardsOf(database, orderId, { cause: `${name} ${key}`, now: now() });
  },
});
