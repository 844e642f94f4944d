import type { Database } from '../../../database/connect.ts';
import type { DatabaseTransaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import type { CallInput } from '../../../call/call-handler.ts';
import { isRefusal, RefusedError, isRefusedError, refusal } from '../../../call/refusal.ts';
import { wishOption } from '../wish-option.ts';
import { wishlistRefusal } from '../wishlist-refusal.ts';
import {
  deleteWishes,
  deleteWishOf,
  emptyWishlist,
  findWishedProducts,
  insertWish,
  lockWishlist,
  readWishes,
  setComment,
  setCommentOf,
  type WishedProduct,
} from '../wishlist-sql.ts';

type Parts = { database: Database };

const itemInPath = (params: Readonly<Record<string, string>>) =>
  idInPath(params, { name: 'wishlistItemId', thing: 'wishlist item' });

/** `GET /api/ext/wishlist/{storeCode}` (wire §11) */
export const listWishes = handleCall('wishlist/list', ({ database }: Parts) => async (_, { customer }) => ({
  result: await readWishes(database, customer.id),
}));

/** `DELETE /api/ext/wishlist/{storeCode}` (wire §11) */
export const clearWishes = handleCall('wishlist/clear', ({ database }: Parts) => async (_, { customer }) => {
  await emptyWishlist(database, customer.id);
  return { result: [] };
});

/** `POST …/item/{productId}` (wire §11): of a configurable the parent or a variant is named. */
export const addWish = handleCall(
  'wishlist/add',
  ({ database }: Parts) =>
    async ({ params, body }, context) => {
      const id = idInPath(params, { name: 'productId', thing: 'product' });
      if (isRefusal(id)) return wishlistRefusal(id, context);
      const product = (await findWishedProducts(database, [{ id }])).get(id);
      if (product === undefined) return wishlistRefusal(refusal('wishlist.product-not-found'), context);
      const { productId } = product;
      const option = wishOption(body?.buy_request?.product_option) ?? product.option;
      const isAdded = await inTransaction(database, async (transaction) => {
        await lockWishlist(transaction, context.customer.id);
        return insertWish(transaction, context.customer.id, { productId, option, comment: null });
      });
      if (!isAdded) return wishlistRefusal(refusal('wishlist.full'), context);
      return { result: await readWishes(database, context.customer.id) };
    },
);

/** `DELETE …/item/{wishlistItemId}` (wire §11) */
export const removeWish = handleCall(
  'wishlist/remove',
  ({ database }: Parts) =>
    async ({ params }, context) => {
      const id = itemInPath(params);
      if (isRefusal(id)) return wishlistRefusal(id, context);
      if ((await deleteWishes(database, context.customer.id, [id])) === 0)
        return wishlistRefusal(refusal('wishlist.item-not-found'), context);
      return { result: await readWishes(database, context.customer.id) };
    },
);

/** `POST …/item/{wishlistItemId}/comment` (wire §11) */
export const commentOnWish = handleCall(
  'wishlist/comment',
  ({ database }: Parts) =>
    async ({ params, body }, context) => {
      const id = itemInPath(params);
      if (isRefusal(id)) return wishlistRefusal(id, context);
      const { item_id: named, note } = 'comment' in body ? body.comment : body;
      if (named !== undefined && Number(named) !== id)
        return wishlistRefusal(
          refusal('request.invalid', { problem: 'item_id: differs from the path' }),
          context,
        );
      if (!(await setComment(database, context.customer.id, { id, comment: note?.trim() || null })))
        return wishlistRefusal(refusal('wishlist.item-not-found'), context);
      return { result: await readWishes(database, context.customer.id) };
    },
);

type Change = CallInput<'wishlist/changes'>['body']['changes'][number];

const applyChange = async (
  transaction: DatabaseTransaction,
  customerId: number,
  { change, product }: { change: Change; product: WishedProduct | undefined },
): Promise<void> => {
  if (change.act === 'remove' && change.item_id !== undefined) {
    await deleteWishes(transaction, customerId, [Number(change.item_id)]);
    return;
  }
  if (product === undefined) return;
  const { productId } = product;
  const option = wishOption(change.product_option) ?? product.option;
  if (change.act === 'remove') await deleteWishOf(transaction, customerId, { productId, option });
  else if (change.act === 'comment')
    await setCommentOf(transaction, customerId, { productId, option, comment: change.note.trim() || null });
  else if (
    !(await insertWish(transaction, customerId, {
      productId,
      option,
      comment: change.comment?.trim() || null,
    }))
  )
    throw new RefusedError(refusal('wishlist.full'));
};

/** `POST …/changes` (ours): what a device has changed, all or nothing. Each change may come twice. */
export const changeWishes = handleCall(
  'wishlist/changes',
  ({ database }: Parts) =>
    async ({ body: { changes } }, context) => {
      const { customer } = context;
      const skus = [...new Set(changes.map(({ sku }) => sku))];
      const products = await findWishedProducts(
        database,
        skus.map((sku) => ({ sku })),
      );
      try {
        await inTransaction(database, async (transaction) => {
          await lockWishlist(transaction, customer.id);
          for (const change of changes)
            await applyChange(transaction, customer.id, { change, product: products.get(change.sku) });
        });
      } catch (error) {
        if (!isRefusedError(error)) throw error;
        return wishlistRefusal(error.refusal, context);
      }
      return { result: await readWishes(database, customer.id) };
    },
);
