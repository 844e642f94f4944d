import { tokenRefusals, userQuery } from '../common-query.ts';
import { wishes } from '../values/lists/wish.ts';

/** Refusals of every call about the customer's own wishlist. */
export const wishlistRefusals = [...tokenRefusals, 'request.invalid'] as const;

/** What the calls about the customer's own wishlist have in common; each answers the list as it is then. */
export const ofWishlist = {
  access: { for: 'customer' },
  tokenPlace: 'query',
  query: userQuery,
  result: wishes,
} as const;
