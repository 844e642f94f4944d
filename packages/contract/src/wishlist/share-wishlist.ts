import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { wishes } from '../values/lists/wish.ts';
import { ofWishlist, wishlistRefusals } from './wishlist-call.ts';

/** Maximum number of addresses of one sharing. */
const addressesAtMost = 10;

const address = z.string().max(254);
const addresses = z
  .union([z.array(address), z.string().max(addressesAtMost * 255)])
  .transform((given) => (typeof given === 'string' ? given.split(',') : given))
  .transform((given) => given.map((text) => text.trim()).filter((text) => text !== ''))
  .pipe(z.array(z.email()).max(addressesAtMost));

const sharedPath = '/api/ext/wishlist/{storeCode}/share';

/** `code` opens the list for whoever has it, until sharing ends. */
const shared = z.object({ code: z.string(), sent: z.int() });

export const shareWishes = defineCall({
  ...ofWishlist,
  method: 'POST',
  path: sharedPath,
  of: 'lists',
  summary:
    'Shares the wishlist under a code, and sends its address by e-mail to at most ten addresses (wire §11). Members `ip` and `token` of the body are not read',
  body: z.object({
    emails: addresses.nullish(),
    message: z.string().max(500).nullish(),
  }),
  result: shared,
  refusals: [
    ...wishlistRefusals,
    'wishlist.message-with-link',
    'wishlist.share-unverified',
    'request.too-many',
  ],
});

export const stopSharingWishes = defineCall({
  ...ofWishlist,
  method: 'DELETE',
  path: sharedPath,
  of: 'lists',
  summary: 'Ends the sharing: the code opens nothing any more (ours)',
  result: z.literal(true),
  refusals: wishlistRefusals,
});

export const readSharedWishes = defineCall({
  method: 'GET',
  path: '/api/ext/wishlist/{storeCode}/shared/{sharedCode}',
  access: { for: 'anyone' },
  of: 'lists',
  summary: 'A shared wishlist for whoever has its code (wire §11); comments stay with the customer',
  query: storeQuery,
  result: wishes,
  /** The first name of whose list it is; empty where it is not fit to be shown. */
  meta: z.object({ firstname: z.string() }),
  refusals: ['wishlist.shared-not-found', 'request.too-many'],
});
