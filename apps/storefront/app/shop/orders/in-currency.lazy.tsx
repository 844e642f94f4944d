import type { ReactNode } from 'react';
import type { CurrencySettings } from '@dijla/contract/client';
import { StoreProvider, useStoreView } from '../../i18n/store-context.ts';

/** Shows the amounts within in the currency of an order. */
export const InCurrency = ({ currency, children }: { currency: CurrencySettings; children: ReactNode }) => (
  <StoreProvider value={{ ...useStoreView(), currency }}>{children}</StoreProvider>
);
