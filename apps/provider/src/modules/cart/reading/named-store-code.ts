import type { RequestContext } from '../../../call/call-handler.ts';

/**
 * The store view a request asks for by name, or null: a cart is then shown in its own. The default store is only a choice
 * when the query says it, as a request that names none or an unknown one gets it too (wire §1.6).
 */
export const namedStoreCode = (
  { storeCode }: { storeCode?: string | undefined },
  { store }: Pick<RequestContext, 'store'>,
): string | null => (storeCode === store.code || !store.is_default ? store.code : null);
