import { subscriber } from '../../../events/subscriber.ts';
import { readSentCard } from '../../../modules/gift-cards/gift-cards.ts';
import { sendAboutOrder } from '../../order-messages/send-about-order.ts';

/** Tells the buyer of a gift card that it was sent, without its code. */
export const subscribes = subscriber({
  event: 'gift-card.sent',
  name: 'tell-buyer',
  handle: async ({ name, key, data: { cardId, orderId } }, { database }) => {
    const card = await readSentCard(database, cardId);
    if (card === undefined) return;
    await sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      channels: ['email', 'push'],
      content: (order) => ({ template: 'gift-card-sent', params: { order, ...card } }),
    });
  },
});
