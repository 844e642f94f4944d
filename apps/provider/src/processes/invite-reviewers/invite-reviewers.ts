import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  isSuppressed,
  type MessageContent,
  readPushRecipients,
  send,
} from '../../modules/messaging/messaging.ts';
import { readOrderSummary } from '../../modules/orders/orders.ts';
import {
  isStopped,
  readGoodsToReview,
  recipientHashOf,
  settleInvitation,
  takeDueInvitations,
} from '../../modules/reviews/reviews.ts';
import {
  orderInMessageOf,
  type OrderRecipient,
  recipientOfOrder,
} from '../order-messages/order-in-message-of.ts';

/** Orders of one transaction. */
const atOnce = 50;

type Way = { channel: 'email' | 'sms' | 'push'; to: string; language: OrderRecipient['language'] };

/** Returns how a buyer is reached: by e-mail, else on the devices of her account, else by SMS. */
const waysTo = async (
  transaction: DatabaseTransaction,
  { email, telephone, language }: OrderRecipient,
  accountId: number | null,
): Promise<Way[]> => {
  if (email !== null && !(await isSuppressed(transaction, { channel: 'email', address: email })))
    return [{ channel: 'email', to: email, language }];
  const devices = accountId === null ? [] : await readPushRecipients(transaction, accountId);
  if (devices.length > 0) return devices.map((device) => ({ channel: 'push' as const, ...device }));
  return telephone === null ? [] : [{ channel: 'sms', to: telephone, language }];
};

/** Decides about an order whose day has come, and writes its message if there is one. */
const inviteBuyer = async (transaction: DatabaseTransaction, orderId: number, now: number): Promise<void> => {
  const settle = (hashes: readonly string[]) => settleInvitation(transaction, orderId, { now, hashes });
  const summary = await readOrderSummary(transaction, orderId);
  const goods = summary === undefined ? [] : await readGoodsToReview(transaction, orderId);
  if (summary === undefined || goods.length === 0) return void (await settle([]));
  const recipient = recipientOfOrder(summary);
  const { email, telephone } = recipient;
  const account = summary.account_id === null ? null : `account ${summary.account_id}`;
  const hashes = [account, email?.toLowerCase(), telephone].flatMap((each) =>
    each === null || each === undefined ? [] : recipientHashOf(each),
  );
  const ways = (await isStopped(transaction, hashes))
    ? []
    : await waysTo(transaction, recipient, summary.account_id);
  if (ways.length === 0) return void (await settle([]));
  const key = await settle(hashes);
  const { orderNumber } = orderInMessageOf(orderId, summary);
  const content: MessageContent = {
    template: 'review-invitation',
    params: { order: { orderId, orderNumber }, goods, key },
  };
  await send(
    transaction,
    ways.map((way) => ({ ...content, ...way, cause: `review invitation ${orderId}` })),
  );
};

/**
 * Asks buyers for reviews of what they were delivered and kept, the owner's days after the delivery: each order once,
 * which is noted in the transaction that writes its message.
 */
export const inviteReviewers = async (database: Database, now: number): Promise<void> => {
  let found = atOnce;
  while (found === atOnce)
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    found = await inTransaction(database, async (transaction) => {
      const due = await takeDueInvitations(transaction, { now, limit: atOnce });
      // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
      for (const orderId of due) await inviteBuyer(transaction, orderId, now);
      return due.length;
    });
};
