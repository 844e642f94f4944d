import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { emit } from '../../events/emit-sql.ts';
import { type DueCard, openedCard, takeDueCards, writtenCode } from '../../modules/gift-cards/gift-cards.ts';
import { send } from '../../modules/messaging/messaging.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** A gift card was sent to somebody else than its buyer. */
    'gift-card.sent': { cardId: number; orderId: number };
  }
}

/** Cards of one transaction. */
const atOnce = 50;

/** Writes the message of a card, and has its buyer told where it goes to somebody else. */
const sendCard = async (transaction: DatabaseTransaction, card: DueCard, secret: string): Promise<void> => {
  const opened = openedCard(card, secret);
  const { id: cardId, order_id: orderId, channel, to, amount, currency, scale } = card;
  if (opened === null || channel === null || to === null) return;
  const params = {
    from: card.from_name,
    isOwn: card.is_own,
    design: card.design,
    message: card.message,
    amount: { amount, currency, scale },
    code: writtenCode(opened.code),
    pin: opened.pin,
    expiresAt: card.expires_at?.getTime() ?? null,
  };
  const { language } = card;
  await send(transaction, [
    { channel, to, template: 'gift-card', params, language, cause: `gift card ${cardId}` },
  ]);
  if (!card.is_own)
    await emit(transaction, { name: 'gift-card.sent', key: String(cardId), data: { cardId, orderId } });
};

/**
 * Sends the gift cards whose day has come, each once: that it was sent is noted in the transaction that writes its
 * message.
 */
export const sendDueCards = async (
  database: Database,
  { secret, now }: { secret: string; now: number },
): Promise<void> => {
  let found = atOnce;
  while (found === atOnce)
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    found = await inTransaction(database, async (transaction) => {
      const due = await takeDueCards(transaction, { now, limit: atOnce });
      // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
      for (const card of due) await sendCard(transaction, card, secret);
      return due.length;
    });
};
