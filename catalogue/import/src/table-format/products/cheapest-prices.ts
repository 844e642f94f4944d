import type { PriceInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';

const leastOf = (prices: readonly PriceInput[]): number => Math.min(...prices.map(({ amount }) => amount));

/** What a whole is sold from on: in each currency the prices of the variant that is cheapest in it. */
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
