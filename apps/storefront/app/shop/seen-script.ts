import type { StoreCode } from '../i18n/store-views.ts';

/** Under what a device keeps the products it looked at in a store. */
export const seenKeyOf = (store: StoreCode): string => `dijla-seen-${store}`;

/** Runs before the first paint: a device that has looked at something in the page's store keeps room for it, so that nothing moves when it comes. */
export const seenScript = `try{const r=document.documentElement;if(localStorage.getItem('${seenKeyOf('ar').slice(0, -2)}'+r.lang.slice(0,2)))r.dataset.seen=''}catch{}`;
