import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '../../../../call/call-handler.ts';
import { isSpecialBelow, type SetPrices, setPricesOf } from '../product-detail-sql.ts';
import type { PricedProduct } from './priced-products-sql.ts';

export type PriceLine = CallInput<'desk/save-price-list'>['body']['lines'][number];
export type LineFault = 'unknown' | 'composed' | 'codes' | 'special-not-below' | 'changed' | 'repeated';

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Prices in one order and one form, so that equal ones are deeply equal. */
const inOrder = ({ regular, specials }: SetPrices): SetPrices => {
  const sorted = (all: SetPrices['regular']) =>
    all
      .map(({ currency, amount }) => ({ currency, amount }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return {
    regular: sorted(regular),
    specials: specials
      .map(({ from, until, amounts }) => ({
        from: instant(from),
        until: instant(until),
        amounts: sorted(amounts),
      }))
      .toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1)),
  };
};

/** Returns why a line of a price list cannot be saved, or null; `isRepeated` where its sku stood above already. */
export const priceLineFault = (
  { prices, qty }: PriceLine,
  {
    product,
    priceList,
    isRepeated,
  }: { product: PricedProduct | undefined; priceList: string; isRepeated: boolean },
): LineFault | null => {
  if (product === undefined) return 'unknown';
  if (isRepeated) return 'repeated';
  if (product.isComposed) return 'composed';
  if (qty !== null && product.isCodes) return 'codes';
  if (qty !== null && qty.seen !== product.qty) return 'changed';
  if (prices === null) return null;
  const current = inOrder(setPricesOf(product.prices, priceList));
  if (!isDeepStrictEqual(inOrder(prices.seen), current)) return 'changed';
  return isSpecialBelow(prices.to) ? null : 'special-not-below';
};
