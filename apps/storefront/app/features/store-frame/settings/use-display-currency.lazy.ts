import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { followDisplayCurrency } from './display-currency.lazy.ts';
import { shopTime } from '@dijla/device/platform/shop-clock';

/** Shows prices in the other currency too where this device chose so, in whichever store the page is. */
export const useDisplayCurrency = (): void => {
  const store = useStoreView();
  useEffect(() => void followDisplayCurrency(store, shopTime()), [store]);
};
