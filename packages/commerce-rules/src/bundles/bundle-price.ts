import type { Price } from '../price/price-at.ts';

/**
 * Returns the price of a bundle: the sum of its chosen parts times their quantities (spec 1 §4). 4,000 × 2
 * and 1,000 are 9,000. Null when the price of a part is unknown or nothing is chosen.
 */
export const bundlePrice = (parts: readonly { price: Price | null; qty: number }[]): Price | null => {
  let [regular, final] = [0, 0];
  for (const { price, qty } of parts) {
    if (price === null) return null;
    regular += price.regular * qty;
    final += price.final * qty;
  }
  return parts.length === 0 ? null : { regular, special: final < regular ? final : null, final };
};
