import type { RequestContext } from '../../../call/call-handler.ts';

/**
 * The store view that a request names, or null; the cart is then shown in its own. The default store counts
 * as named only when the query names it, because requests that name no store or an unknown one get the
 * default too (wire §1.6).
 */
export const namedStoreCode = (
  { storeCode }: { storeCode?: string | undefined },
  { store }: Pick<RequestContext, 'store'>,
): string | null => (storeCode === store.code || !store.is_default ? store.code : null);
