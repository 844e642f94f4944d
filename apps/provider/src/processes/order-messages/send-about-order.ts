import { type Database, inTransaction } from '../../database/database.ts';
import {
  type Channel,
  type MessageContent,
  type OrderInMessage,
  send,
} from '../../modules/messaging/messaging.ts';
import { readOrderSummary } from '../../modules/orders/orders.ts';
import { orderInMessageOf, recipientOfOrder } from './order-in-message-of.ts';

export type AboutOrder = {
  orderId: number;
  /** Name and key of the event: each message is sent once for it. */
  cause: string;
  /** Makes the message of the order; null: there is nothing to tell. */
  content: (order: OrderInMessage) => MessageContent | null;
  /** Both by default. */
  channels?: readonly Channel[];
};

/**
 * Sends a message about an order to its buyer, by e-mail and SMS, as far as addresses are known. Does nothing
 * for an order that does not exist, and nothing the second time.
 */
export const sendAboutOrder = async (
  database: Database,
  { orderId, cause, content, channels = ['email', 'sms'] }: AboutOrder,
): Promise<void> => {
  const summary = await readOrderSummary(database, orderId);
  if (summary === undefined) return;
  const { language, email, telephone } = recipientOfOrder(summary);
  const addresses = { email, sms: telephone };
  const made = content(orderInMessageOf(orderId, summary));
  if (made === null) return;
  const messages = channels.flatMap((channel) => {
    const to = addresses[channel];
    return to === null ? [] : [{ ...made, channel, to, language, cause }];
  });
  await inTransaction(database, (transaction) => send(transaction, messages));
};
