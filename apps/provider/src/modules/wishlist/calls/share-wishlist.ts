import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { hasLink, send } from '../../messaging/messaging.ts';
import { deleteShareCode, findSharer, readSharer, takeShareCode } from '../share-sql.ts';
import { shownName } from '../shown-name.ts';
import { wishlistRefusal } from '../wishlist-refusal.ts';
import { readWishes } from '../wishlist-sql.ts';

type Parts = { database: Database; limits: Pick<RateLimits, 'sharings' | 'sharedLists'> };

/** 128 bits: nobody finds a list by trying. */
const newShareCode = (): string => randomBytes(16).toString('base64url');

/**
 * `POST …/share` (wire §11): shares the list and mails its address. Mail goes out for a customer whose number or address
 * is known to be theirs, to few addresses a day, and leads nowhere but to the shop (record 120).
 */
export const shareWishes = handleCall(
  'wishlist/share',
  ({ database, limits }: Parts) =>
    async ({ body }, context) => {
      const { customer, store } = context;
      const emails = [...new Set((body.emails ?? []).map((email) => email.toLowerCase()))];
      const message = body.message?.trim() ?? '';
      if (hasLink(message)) return wishlistRefusal(refusal('wishlist.message-with-link'), context);
      const sharer = await readSharer(database, customer.id);
      if (emails.length > 0 && !sharer?.isVerified)
        return wishlistRefusal(refusal('wishlist.share-unverified'), context);
      for (const _email of emails) {
        const counted = await limits.sharings.count(String(customer.id));
        if (isRefusal(counted)) return wishlistRefusal(counted, context);
      }
      return inTransaction(database, async (transaction) => {
        const code = await takeShareCode(transaction, customer.id, newShareCode());
        const sent = await send(
          transaction,
          emails.map((to) => ({
            channel: 'email' as const,
            to,
            template: 'wishlist-shared' as const,
            params: { from: shownName(sharer?.firstname ?? ''), message, code },
            language: store.language,
            // The same list reaches an address once a code.
            cause: `wishlist ${code}`,
          })),
        );
        return { result: { code, sent } };
      });
    },
);

/** `DELETE …/share` (ours) */
export const stopSharingWishes = handleCall(
  'wishlist/stop-sharing',
  ({ database }: Parts) =>
    async (_, { customer }) => {
      await deleteShareCode(database, customer.id);
      return { result: true };
    },
);

/** `GET …/shared/{sharedCode}` (wire §11): without what is no longer sold, and without comments. */
export const readSharedWishes = handleCall(
  'wishlist/shared',
  ({ database, limits }: Parts) =>
    async ({ params }, context) => {
      const guess = await limits.sharedLists.begin(context.address);
      if (isRefusal(guess)) return wishlistRefusal(guess, context);
      const sharer = await findSharer(database, params['sharedCode'] ?? '');
      if (sharer === null) return wishlistRefusal(refusal('wishlist.shared-not-found'), context);
      await guess.wasRight();
      const items = await readWishes(database, sharer.id, { onlySold: true });
      return {
        result: items.map((item) => ({ ...item, comment: null })),
        meta: { firstname: shownName(sharer.firstname) },
      };
    },
);
