import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productOption } from '../values/catalog/product-option.ts';
import { longestComment } from '../values/lists/wish.ts';
import { ofWishlist, wishlistRefusals } from './wishlist-call.ts';

const itemId = z.union([z.int().min(1).max(2_147_483_647), z.string().regex(/^\d{1,9}$/)]);
const note = z.object({ item_id: itemId.optional(), note: z.string().max(longestComment).nullish() });

export const listWishes = defineCall({
  ...ofWishlist,
  method: 'GET',
  path: '/api/ext/wishlist/{storeCode}',
  of: 'lists',
  summary: 'The wishlist of a customer, what was added last first (wire §11)',
  refusals: wishlistRefusals,
});

export const clearWishes = defineCall({
  ...ofWishlist,
  method: 'DELETE',
  path: '/api/ext/wishlist/{storeCode}',
  of: 'clients',
  summary: 'Empties the wishlist (wire §11)',
  refusals: wishlistRefusals,
});

export const addWish = defineCall({
  ...ofWishlist,
  method: 'POST',
  path: '/api/ext/wishlist/{storeCode}/item/{productId}',
  of: 'clients',
  summary:
    'Adds a product by its id, or by that of a variant, once for the same options; a body is sent where there are options (wire §11)',
  body: z
    .object({
      buy_request: z
        .object({
          qty: z.union([z.number(), z.string().max(32)]).optional(),
          product_option: productOption.nullish(),
        })
        .optional(),
    })
    .nullish(),
  refusals: [...wishlistRefusals, 'wishlist.product-not-found', 'wishlist.full'],
});

export const removeWish = defineCall({
  ...ofWishlist,
  method: 'DELETE',
  path: '/api/ext/wishlist/{storeCode}/item/{wishlistItemId}',
  of: 'clients',
  summary: 'Removes an item (wire §11)',
  refusals: [...wishlistRefusals, 'wishlist.item-not-found'],
});

export const commentOnWish = defineCall({
  ...ofWishlist,
  method: 'POST',
  path: '/api/ext/wishlist/{storeCode}/item/{wishlistItemId}/comment',
  of: 'clients',
  summary: 'Comments on an item; an empty note takes the comment away (wire §11)',
  body: z.union([z.object({ comment: note }), note]),
  refusals: [...wishlistRefusals, 'wishlist.item-not-found'],
});

/** An item that stays on the list, and why, in the reader's language. */
const stayed = z.object({ item_id: z.int(), sku: z.string(), message: z.string() });

export const moveWish = defineCall({
  ...ofWishlist,
  method: 'POST',
  path: '/api/ext/wishlist/{storeCode}/item/{wishlistItemId}/to-cart',
  of: 'clients',
  summary: "Moves an item to the customer's cart; it leaves the list only when it is in the cart (wire §11)",
  refusals: [
    ...wishlistRefusals,
    'wishlist.item-not-found',
    'cart.not-found',
    'cart.product-not-found',
    'cart.product-not-salable',
    'cart.options-missing',
    'cart.no-such-variant',
    'cart.choice-not-found',
    'cart.choice-too-many',
    'cart.choice-qty-fixed',
    'cart.text-too-long',
    'cart.date-invalid',
    'cart.links-missing',
    'cart.qty-invalid',
    'cart.qty-not-available',
    'cart.out-of-stock',
    'cart.price-unknown',
    'cart.too-many-lines',
  ],
});

export const moveWishes = defineCall({
  ...ofWishlist,
  method: 'POST',
  path: '/api/ext/wishlist/{storeCode}/to-cart',
  of: 'clients',
  summary: 'Moves every item to the cart that it takes; answers what stays, and in `meta` why (wire §11)',
  meta: z.object({ stayed: z.array(stayed) }),
  refusals: wishlistRefusals,
});

const sku = z.string().min(1).max(255);
const named = { sku, product_option: productOption.nullish() };

export const changeWishes = defineCall({
  ...ofWishlist,
  method: 'POST',
  path: '/api/ext/wishlist/{storeCode}/changes',
  of: 'lists',
  summary:
    'What a device changed of the wishlist, in order; the same again changes nothing. Products that the shop does not have are left out (ours)',
  body: z.object({
    changes: z
      .array(
        z.union([
          z.strictObject({
            act: z.literal('add'),
            ...named,
            comment: z.string().max(longestComment).optional(),
          }),
          /** With `item_id`, only this item goes, and not one that another device has added since. */
          z.strictObject({ act: z.literal('remove'), ...named, item_id: itemId.optional() }),
          z.strictObject({ act: z.literal('comment'), ...named, note: z.string().max(longestComment) }),
        ]),
      )
      .max(500),
  }),
  refusals: [...wishlistRefusals, 'wishlist.full'],
});
