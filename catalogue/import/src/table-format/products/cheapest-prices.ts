import type { PriceInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';

const leastOf = (prices: readonly PriceInput[]): number => Math.min(...prices.map(({ amount }) => amount));

/**
 * Returns the starting prices of a configurable product: in each currency the prices of its cheapest
 * variant.
 */
export const cheapestPrices = (variants: readonly Pick<ProductInput, 'prices'>[]): PriceInput[] => {
  const cheapest = new Map<string, PriceInput[]>();
  for (const { prices } of variants) {
    for (const [currency, own] of Map.groupBy(prices, (price) => price.currency)) {
      const standing = cheapest.get(currency);
      if (standing === undefined || leastOf(own) < leastOf(standing)) cheapest.set(currency, own);
    }
  }
  return [...cheapest.values()].flat();
};
