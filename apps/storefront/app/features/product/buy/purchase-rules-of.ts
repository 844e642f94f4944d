import type { ProductView } from '../../../view-models/product/product-view.ts';
import { plainRules } from './plain-rules.ts';
import type { PurchaseRules } from './purchase.ts';
import { partRules, partsNeeded } from './type-parts.ts';

/** The rules of a product's purchase; throws when those of its parts were not fetched. */
export const purchaseRulesOf = (product: ProductView): PurchaseRules => {
  const kinds = partsNeeded(product);
  return kinds.length === 0 ? plainRules : partRules(kinds);
};
