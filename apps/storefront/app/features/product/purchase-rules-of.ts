import type { ProductView } from '../../view-models/product-view.ts';
import { plainRules } from './plain-rules.ts';
import type { PurchaseRules } from './purchase.ts';
import { hasRules, partRules, partsNeeded } from './type-parts.ts';

/** The rules of a product's purchase; throws when those of its parts were not fetched. */
export const purchaseRulesOf = (product: ProductView): PurchaseRules => {
  const first = partsNeeded(product).find(hasRules);
  return first === undefined ? plainRules : partRules(first);
};
