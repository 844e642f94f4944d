import {
  addWish,
  changeWishes,
  clearWishes,
  commentOnWish,
  listWishes,
  moveWish,
  moveWishes,
  removeWish,
} from './own-wishlist.ts';
import { readSharedWishes, shareWishes, stopSharingWishes } from './share-wishlist.ts';

/** The calls of wishlists, by name. */
export const wishlistCalls = {
  'wishlist/list': listWishes,
  'wishlist/clear': clearWishes,
  'wishlist/add': addWish,
  'wishlist/remove': removeWish,
  'wishlist/comment': commentOnWish,
  'wishlist/move': moveWish,
  'wishlist/move-all': moveWishes,
  'wishlist/changes': changeWishes,
  'wishlist/share': shareWishes,
  'wishlist/stop-sharing': stopSharingWishes,
  'wishlist/shared': readSharedWishes,
};
