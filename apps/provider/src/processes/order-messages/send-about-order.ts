import { type Database, inTransaction } from '../../database/database.ts';
import {
  type Channel,
  type MessageContent,
  type OrderInMessage,
  readPushRecipients,
  send,
  withinDay,
} from '../../modules/messaging/messaging.ts';
import { type BuyerStanding, readBuyerStanding, readOrderSummary } from '../../modules/orders/orders.ts';
import { orderInMessageOf, type OrderRecipient, recipientOfOrder } from './order-in-message-of.ts';

export type AboutOrder = {
  orderId: number;
  /** Name and key of the event: each message is sent once for it. */
  cause: string;
  /** Makes the message of the order; null: there is nothing to tell. */
  content: (order: OrderInMessage) => MessageContent | null;
  /**
   * Makes what is said instead to whoever answers the telephone that the shop calls: by SMS to it, by e-mail only
   * for an order without any telephone, which is null then.
   */
  toCalled?: (order: OrderInMessage, telephone: string | null) => MessageContent;
  /** All by default. */
  channels?: readonly Channel[];
};

/**
 * Messages about orders that one recipient gets in a day at most, while nothing shows that she is the buyer (record
 * 137). What is left out stands on the order's page, where it can be confirmed as well.
 */
const ofDay: Readonly<Record<Exclude<BuyerStanding, 'proved'>, number>> = { known: 20, unknown: 5 };

/** Returns where whoever is called about an order reads messages. */
const addressOfCalled = ({
  called,
  telephone,
  email,
}: OrderRecipient): { channel: Channel; to: string } | null => {
  if (called !== null) return { channel: 'sms', to: called };
  return telephone === null && email !== null ? { channel: 'email', to: email } : null;
};

/**
 * Sends a message about an order to its buyer, by e-mail and SMS, as far as addresses are known, and those of a day
 * are not too many, and to the devices of the account that ordered. Does nothing for an order that does not exist, and nothing the second time.
 */
export const sendAboutOrder = async (
  database: Database,
  { orderId, cause, content, toCalled, channels = ['email', 'sms', 'push'] }: AboutOrder,
): Promise<void> => {
  const summary = await readOrderSummary(database, orderId);
  if (summary === undefined) return;
  const recipient = recipientOfOrder(summary);
  const { language, email, telephone } = recipient;
  const order = orderInMessageOf(orderId, summary);
  const called = toCalled === undefined ? null : addressOfCalled(recipient);
  const addresses = { email, sms: telephone, push: null };
  const made = content(order);
  const messages = channels.flatMap((channel) => {
    const to = addresses[channel];
    const isCalled = called?.channel === channel && called.to === to;
    return to === null || isCalled || made === null ? [] : [{ ...made, channel, to, language, cause }];
  });
  const devices =
    made !== null && channels.includes('push') && summary.account_id !== null
      ? await readPushRecipients(database, summary.account_id)
      : [];
  if (called !== null && toCalled !== undefined)
    messages.push({ ...toCalled(order, recipient.called), ...called, language, cause });
  const standing = await readBuyerStanding(database, orderId);
  await inTransaction(database, async (transaction) => {
    const allowed =
      standing === undefined || standing === 'proved'
        ? messages
        : await withinDay(transaction, messages, { about: 'order.', atMost: ofDay[standing] });
    // Only the account that ordered has these devices.
    const pushed = devices.flatMap((device) =>
      made === null ? [] : [{ ...made, ...device, channel: 'push' as const, cause }],
    );
    await send(transaction, [...allowed, ...pushed]);
  });
};
