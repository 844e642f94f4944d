import type { Language } from '@dijla/contract/store-views';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { send } from '../messaging/messaging.ts';
import { giveCoupon } from './give-coupon-sql.ts';
import { confirmSubscriber } from './subscriber-sql.ts';

/**
 * Confirms who has this key, and welcomes them by a message once, with the coupon of their first time. Returns whether
 * it had one; null for an unknown key.
 */
export const confirm = async (
  transaction: DatabaseTransaction,
  key: string,
  now: number,
): Promise<{ hasCoupon: boolean } | null> => {
  const subscriber = await confirmSubscriber(transaction, key, now);
  if (subscriber === null) return null;
  if (subscriber.isConfirmed) return { hasCoupon: false };
  const coupon = await giveCoupon(transaction, subscriber.email, now);
  await send(transaction, [
    {
      channel: 'email',
      to: subscriber.email,
      template: 'newsletter-welcome',
      params: { key, coupon: coupon?.code ?? null, percent: coupon?.percent ?? null },
      language: subscriber.language as Language,
      cause: `newsletter ${key}`,
    },
  ]);
  return { hasCoupon: coupon !== null };
};
