import type { ProductOption } from '@dijla/contract/client';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import {
  addWish,
  type DeviceWish,
  type ListedProduct,
  removeWish,
  restoreWish,
} from '../../device/lists/wishlist-actions.ts';
import { useWishlist, wishlistStore } from '../../device/lists/wishlist-state.ts';
import type { Texts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';

/** Storage key; set once a shopper has been told where saved products are. */
const toldKey = 'dijla-wished';

const isTold = (): boolean => {
  try {
    const told = localStorage.getItem(toldKey) !== null;
    localStorage.setItem(toldKey, '1');
    return told;
  } catch {
    return false;
  }
};

/** Whether a product is on the wishlist, whatever was chosen of it. */
export const useIsWished = (sku: string): boolean =>
  useWishlist(({ entries }) => entries.some((wish) => wish.sku === sku));

type WishWords = { texts: Texts['marks']; openList: () => void };

/** Takes wishes off the list and offers to undo that. */
export const takeOff = (wishes: readonly DeviceWish[], texts: { takenOff: string; undo: string }): void => {
  for (const wish of wishes) void removeWish(wish);
  const [first] = wishes;
  showNotification({
    type: 'info',
    message: texts.takenOff,
    about: first?.product ? { name: first.product.name, lang: first.product.lang } : null,
    action1: {
      label: texts.undo,
      run: () => {
        for (const wish of wishes.toReversed()) void restoreWish(wish);
      },
    },
    timeToLive: 8000,
  });
};

/**
 * Puts a product on the wishlist or takes it off. The heart follows at once; words come the first time, and when
 * there is something to undo.
 */
export const toggleWish = (
  { product, option = null }: { product: ListedProduct; option?: ProductOption | null },
  { texts, openList }: WishWords,
): void => {
  const wishes = wishlistStore.getState().entries.filter(({ sku }) => sku === product.sku);
  if (wishes.length > 0) return takeOff(wishes, texts);
  void addWish({ product, option });
  if (isTold()) return;
  showNotification({
    type: 'success',
    message: hasSessionMark() ? texts.saved : texts.savedHere,
    about: { name: product.name, lang: product.lang },
    action1: { label: texts.seeWishlist, run: openList },
  });
};
