import { bundlePrice } from '@dijla/commerce-rules/bundles/bundle-price';
import { priceAt } from '@dijla/commerce-rules/price/price-at';
import { wantedMembers } from '../../../view-models/wire/wanted-members.ts';
import type { Pricing } from './purchase.ts';

/**
 * Returns the sum of the group's members at their quantities (spec 1 §4), or the document's price while all
 * quantities are zero.
 */
export const priceOfGroup: Pricing = (product, { quantities }, { now }) => {
  const parts = wantedMembers(product, quantities).map(({ document: { prices = [] }, qty }) => ({
    price: priceAt(prices, { qty, now }),
    qty,
  }));
  const sum = bundlePrice(parts);
  return sum === null
    ? product.price
    : { final: sum.final, regular: sum.special === null ? null : sum.regular, isFrom: false };
};
