import type { WatchChannel, WatchKind } from '@dijla/contract/client';
import type { CallInput, RequestContext } from '../../../call/call-handler.ts';
import type { AskingCustomer } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusedError, type Refusal, RefusedError, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { DatabaseTransaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { newWatchKey } from '../watch-key.ts';
import { watchRefusal } from '../watch-refusal.ts';
import {
  deleteWatch,
  findWatchable,
  insertWatch,
  lockWatcher,
  readWatches,
  type WatchedProduct,
} from '../watch-sql.ts';

type Parts = { database: Database };
type Context = RequestContext & { customer: AskingCustomer };
type Wanted = { kind: WatchKind; channel: WatchChannel; product: WatchedProduct };

/** Watches a product for the customer; the row of the customer is locked. */
const watchFor = async (
  transaction: DatabaseTransaction,
  { kind, channel, product }: Wanted,
  {
    context: { customer, store, now },
    locked,
  }: { context: Context; locked: { room: number; hasMobile: boolean } },
): Promise<Refusal | null> => {
  if (locked.room < 1) return refusal('watchlist.full');
  if (channel === 'sms' && !locked.hasMobile) return refusal('watchlist.no-mobile-number');
  await insertWatch(transaction, {
    watcher: { customerId: customer.id },
    channel,
    kind,
    product,
    prices: { storeCode: store.code, priceList: customer.group.price_list, currency: store.currency.code },
    key: newWatchKey(),
    now,
  });
  return null;
};

const subscribing =
  (kind: WatchKind) =>
  ({ database }: Parts) =>
  async (
    { body }: { body: CallInput<'watchlist/watch-price'>['body'] },
    context: Context,
  ): Promise<{ result: true } | Refusal> => {
    const product = await findWatchable(database, { id: body.productId, parentId: body.parentId ?? null });
    const unknown = watchRefusal(product);
    if (unknown !== null) return unknown;
    const refused = await inTransaction(database, async (transaction) => {
      const locked = await lockWatcher(transaction, context.customer.id);
      const wanted = { kind, channel: body.channel ?? 'email', product: product as WatchedProduct };
      return watchFor(transaction, wanted, { context, locked });
    });
    return refused ?? { result: true };
  };

const leaving =
  (kind: WatchKind) =>
  ({ database }: Parts) =>
  async (
    { body: { productId } }: { body: CallInput<'watchlist/leave-price'>['body'] },
    { customer }: Context,
  ): Promise<{ result: true }> => {
    await deleteWatch(database, { customerId: customer.id, kind, productId });
    return { result: true };
  };

const listing =
  (kind: WatchKind) =>
  ({ database }: Parts) =>
  async (_: unknown, { customer }: Context) => ({
    result: (await readWatches(database, customer.id))
      .filter((watched) => watched.kind === kind)
      .map(({ product_id, parent_id, created_at }) => ({ product_id, parent_id, created_at })),
  });

/** `…/price` and `…/stock` (wire §11) */
export const listPriceWatches = handleCall('watchlist/price', listing('price'));
export const listStockWatches = handleCall('watchlist/stock', listing('stock'));
export const watchPrice = handleCall('watchlist/watch-price', subscribing('price'));
export const watchStock = handleCall('watchlist/watch-stock', subscribing('stock'));
export const leavePrice = handleCall('watchlist/leave-price', leaving('price'));
export const leaveStock = handleCall('watchlist/leave-stock', leaving('stock'));

/** `GET /api/ext/watchlist/{storeCode}` (ours) */
export const listWatches = handleCall('watchlist/list', ({ database }: Parts) => async (_, { customer }) => ({
  result: await readWatches(database, customer.id),
}));

type Change = CallInput<'watchlist/changes'>['body']['changes'][number];

const applyChange = async (
  transaction: DatabaseTransaction,
  { act, kind, sku, parent_sku: parentSku, channel }: Change,
  context: Context,
): Promise<void> => {
  const product = await findWatchable(transaction, { sku, parentSku });
  if (product === 'unknown') return;
  if (product === 'not-offered') throw new RefusedError(refusal('watchlist.not-offered'));
  if (act === 'remove')
    return deleteWatch(transaction, { customerId: context.customer.id, kind, productId: product.productId });
  const locked = await lockWatcher(transaction, context.customer.id);
  const refused = await watchFor(transaction, { kind, channel, product }, { context, locked });
  if (refused !== null) throw new RefusedError(refused);
};

/** `POST …/changes` (ours): what a device has changed, all or nothing. Each change may come twice. */
export const changeWatches = handleCall(
  'watchlist/changes',
  ({ database }: Parts) =>
    async ({ body: { changes } }, context) => {
      try {
        await inTransaction(database, async (transaction) => {
          for (const change of changes) await applyChange(transaction, change, context);
        });
      } catch (error) {
        if (!isRefusedError(error)) throw error;
        return error.refusal;
      }
      return { result: await readWatches(database, context.customer.id) };
    },
);
