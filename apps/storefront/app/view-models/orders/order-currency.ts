import type { CurrencySettings } from '@dijla/contract/client';
import { type StoreView, storeViews } from '@dijla/contract/store-views';

const ofNoStore = (code: string): CurrencySettings => ({
  code: code as CurrencySettings['code'],
  scale: 2,
  symbol: code,
  sign_placement: 'append',
  decimal_separator: '.',
  thousands_separator: ',',
});

/**
 * Returns how amounts of a currency are written in a store: in the store's own way, else in that of a store that
 * sells in it, with the code for a symbol of another language's letters.
 */
export const orderCurrency = (code: string, { currency }: Pick<StoreView, 'currency'>): CurrencySettings => {
  if (currency.code === code) return currency;
  const other = Object.values(storeViews).find((view) => view.currency.code === code)?.currency;
  if (other === undefined) return ofNoStore(code);
  return /\p{L}/u.test(other.symbol) ? { ...other, symbol: code } : other;
};
