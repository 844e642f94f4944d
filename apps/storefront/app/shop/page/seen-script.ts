// @chunk shell
import type { StoreCode } from '@dijla/contract/store-views';
import { cartMark } from '@dijla/device/cart/cart-mark';
import { sessionMark } from '@dijla/device/session/session-mark';

const seenKeyPrefix = 'dijla-seen-';

/** Returns the storage key of the products viewed on this device in a store. */
export const seenKeyOf = (store: StoreCode): string => `${seenKeyPrefix}${store}`;

/**
 * Runs before the first paint, so that nothing moves once the device has been read. Sets `data-seen` when
 * the device has viewed products in the page's store, which reserves space for them, and `data-cart` when it
 * has a cart or a signed-in customer, who may have one.
 */
export const seenScript = `try{const r=document.documentElement,h=k=>localStorage.getItem(k);if(h('${seenKeyPrefix}'+r.lang.split('-')[0]))r.dataset.seen='';if(h('${cartMark}')||h('${sessionMark}'))r.dataset.cart=''}catch{}`;
