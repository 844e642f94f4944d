import { minorUnits } from '@dijla/commerce-rules/money/minor-units';

/** Prices of a card or page, in minor units of the store's currency and including tax. */
export type PriceView = {
  final: number;
  /** The regular price, if it is higher. */
  regular: number | null;
  /** True if prices differ and this is the lowest. */
  isFrom: boolean;
};

export type WirePrices = {
  final_price_incl_tax?: number;
  price_incl_tax?: number;
  original_price_incl_tax?: number;
};

const minorOr = (major: number | undefined, scale: number): number | null =>
  typeof major === 'number' && major > 0 ? minorUnits(major, scale) : null;

/**
 * Returns the price to show from the wire's major units; null when it is unknown (spec 1 §5: at or below
 * zero).
 */
export const priceView = (prices: WirePrices, scale: number): PriceView | null => {
  const final = minorOr(prices.final_price_incl_tax ?? prices.price_incl_tax, scale);
  if (final === null) return null;
  const regular = minorOr(prices.original_price_incl_tax ?? prices.price_incl_tax, scale);
  return { final, regular: regular !== null && regular > final ? regular : null, isFrom: false };
};

/** Returns the lowest of the variants' prices, marked as 'from' when they differ. */
export const lowestPrice = (prices: readonly (PriceView | null)[]): PriceView | null => {
  const known = prices.filter((price) => price !== null);
  const lowest = known.reduce<PriceView | null>(
    (best, price) => (best === null || price.final < best.final ? price : best),
    null,
  );
  return lowest && { ...lowest, isFrom: known.some((price) => price.final !== lowest.final) };
};
