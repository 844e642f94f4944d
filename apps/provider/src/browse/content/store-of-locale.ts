import { isStoreCode } from '@dijla/contract/store-views';
import type { Stores, StoreView } from '../../modules/store-views/store-views.ts';

/** Returns the store view of a locale such as `ar`, `ar-IQ` or `ar-SY`: the language decides (wire §11). */
export const storeOfLocale = (stores: Pick<Stores, 'byCode'>, locale: string): StoreView | undefined => {
  const [language = ''] = locale.toLowerCase().split('-');
  return isStoreCode(language) ? stores.byCode(language) : undefined;
};
