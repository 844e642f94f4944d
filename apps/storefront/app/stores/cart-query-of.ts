import type { StoreCode } from '../i18n/store-views.ts';

/** Milliseconds after which a call counts as not answered (spec 1 §9). */
export const callTimeout = 10_000;

type CartQuery = { query: { token: string; storeCode: StoreCode; view: 'cart'; cartId?: string }; signal: AbortSignal };

/** What every cart call of ours carries: the store, the cart, `view=cart`, and no more patience than ten seconds. */
export const cartQueryOf = (cartId: string | null, storeCode: StoreCode): CartQuery => ({
  query: { token: '', storeCode, view: 'cart', ...(cartId === null ? {} : { cartId }) },
  signal: AbortSignal.timeout(callTimeout),
});
