import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { mobileNumberOf, send } from '../../messaging/messaging.ts';
import { confirmWithin } from '../confirm-within.ts';
import { newWatchKey } from '../watch-key.ts';
import { watchRefusal } from '../watch-refusal.ts';
import {
  confirmWatch,
  findWatchable,
  insertWatch,
  readPageName,
  stopWatch,
  type WatchedProduct,
} from '../watch-sql.ts';

type Parts = {
  database: Database;
  limits: Pick<RateLimits, 'alertAddresses' | 'alertNetworks' | 'alertKeys'>;
};

/**
 * `POST /api/ext/dijla/alerts` (ours): keeps what a guest wants to be told of, and asks the address whether that is
 * meant. Whoever types another's address sends it one message about one product a day (record 122).
 */
export const askForAlert = handleCall(
  'watchlist/ask',
  ({ database, limits }: Parts) =>
    async ({ body: { sku, parent_sku: parentSku, kinds, to } }, { store, address: network, now }) => {
      const channel = 'email' in to ? 'email' : 'sms';
      const address = 'email' in to ? to.email.trim().toLowerCase() : mobileNumberOf(to.phone);
      if (address === null) return refusal('watchlist.phone-invalid');
      const product = await findWatchable(database, { sku, parentSku });
      const unknown = watchRefusal(product);
      if (unknown !== null) return unknown;
      for (const limited of [
        await limits.alertNetworks.count(network),
        await limits.alertAddresses.count(address),
      ])
        if (isRefusal(limited)) return limited;
      const { parentId } = product as WatchedProduct;
      await inTransaction(database, async (transaction) => {
        const unconfirmed: string[] = [];
        for (const kind of kinds) {
          const watch = await insertWatch(transaction, {
            watcher: { address },
            channel,
            kind,
            product: product as WatchedProduct,
            prices: { storeCode: store.code, priceList: store.price_list, currency: store.currency.code },
            key: newWatchKey(),
            now,
          });
          if (!watch.isConfirmed) unconfirmed.push(watch.key);
        }
        // One key confirms all that were asked for of a product.
        const [key] = unconfirmed;
        if (key === undefined) return;
        await send(transaction, [
          {
            channel,
            to: address,
            template: 'alert-to-confirm',
            params: { name: await readPageName(transaction, parentId, store.language), key },
            language: store.language,
            // Asking again the same day sends nothing more.
            cause: `alert ${key} ${new Date(now).toISOString().slice(0, 10)}`,
            notAfter: now + confirmWithin,
          },
        ]);
      });
      return { result: true };
    },
);

/** `POST /api/ext/dijla/alerts/confirm` (ours) */
export const confirmAlert = handleCall(
  'watchlist/confirm',
  ({ database, limits }: Parts) =>
    async ({ body: { key } }, { address, now }) => {
      const guess = await limits.alertKeys.begin(address);
      if (isRefusal(guess)) return guess;
      if (!(await confirmWatch(database, key, now))) return refusal('watchlist.alert-not-found');
      await guess.wasRight();
      return { result: true };
    },
);

/** `POST /api/ext/dijla/alerts/stop` (ours). A key that is unknown has ended: the answer is the same. */
export const stopAlert = handleCall(
  'watchlist/stop',
  ({ database, limits }: Parts) =>
    async ({ body: { key, all = false } }, { address }) => {
      const counted = await limits.alertKeys.begin(address);
      if (isRefusal(counted)) return counted;
      await stopWatch(database, key, all);
      await counted.wasRight();
      return { result: true };
    },
);
