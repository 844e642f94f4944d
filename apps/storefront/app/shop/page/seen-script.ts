// @chunk shell
import type { StoreCode } from '../../i18n/store-views.ts';
import { cartSign } from '../../device/cart/cart-mark.ts';
import { sessionSign } from '../../device/session/session-mark.ts';

/** Under what a device keeps the products it looked at in a store. */
export const seenKeyOf = (store: StoreCode): string => `dijla-seen-${store}`;

/**
 * Runs before the first paint, so that nothing moves when the device has been read. `data-seen`: it has looked at something in the page's store, and
 * room is kept for that. `data-cart`: it has a cart, or somebody is signed in on it who may have one.
 */
export const seenScript = `try{const r=document.documentElement,h=k=>localStorage.getItem(k);if(h('${seenKeyOf('ar').slice(0, -2)}'+r.lang.slice(0,2)))r.dataset.seen='';if(h('${cartSign}')||h('${sessionSign}'))r.dataset.cart=''}catch{}`;
