import type { ProductView } from '../../../view-models/product/product-view.ts';
import { plainRules } from './plain-rules.ts';
import type { PurchaseRules } from './purchase.ts';
import { partRules, partsNeeded } from './type-parts.ts';

/** Returns the purchase rules of a product. Throws when those of its parts have not been fetched. */
export const purchaseRulesOf = (product: ProductView): PurchaseRules => {
  const kinds = partsNeeded(product);
  return kinds.length === 0 ? plainRules : partRules(kinds);
};
