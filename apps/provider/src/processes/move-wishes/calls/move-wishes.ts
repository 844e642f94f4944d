import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { refusalTexts } from '../../../call/refusal-texts.ts';
import type { CartParts } from '../../../modules/cart/cart.ts';
import { readWishes, wishlistRefusal } from '../../../modules/wishlist/wishlist.ts';
import { moveWish as moveOne } from '../move-wish.ts';

/** `POST …/item/{wishlistItemId}/to-cart` (wire §11) */
export const moveWish = handleCall(
  'wishlist/move',
  (parts: CartParts) =>
    async ({ params, query }, context) => {
      const id = idInPath(params, { name: 'wishlistItemId', thing: 'wishlist item' });
      if (isRefusal(id)) return wishlistRefusal(id, context);
      const wishes = await readWishes(parts.database, context.customer.id);
      const wish = wishes.find(({ item_id }) => item_id === id);
      if (wish === undefined) return wishlistRefusal(refusal('wishlist.item-not-found'), context);
      const refused = await moveOne(parts, wish, { query, context });
      if (refused !== null) return wishlistRefusal(refused, context);
      return { result: wishes.filter(({ item_id }) => item_id !== id) };
    },
);

/** `POST …/to-cart` (wire §11): what the cart does not take stays, and `meta` says why. */
export const moveWishes = handleCall(
  'wishlist/move-all',
  (parts: CartParts) =>
    async ({ query }, context) => {
      const stayed = [];
      // What was wished for first is first in the cart.
      for (const wish of (await readWishes(parts.database, context.customer.id)).toReversed()) {
        const refused = await moveOne(parts, wish, { query, context });
        if (refused === null) continue;
        const message = refusalTexts[context.store.language][refused.code](refused.data);
        stayed.push({ item_id: wish.item_id, sku: wish.sku, message });
      }
      return { result: await readWishes(parts.database, context.customer.id), meta: { stayed } };
    },
);
