import type { Language } from '../../i18n/store-views.ts';
import type { ProductView } from '../../view-models/product-view.ts';
import { plainRules } from './plain-rules.ts';
import type { PurchaseRules } from './purchase.ts';
import { partOf, type PartKind, partsNeeded, type TypePart } from './type-parts.ts';

/** The parts of a product's form and the rules of its purchase; throws when `fetchPart` did not bring them. */
export const typePartsOf = (product: ProductView, language: Language): { parts: { kind: PartKind; Part: TypePart['Part'] }[]; rules: PurchaseRules } => {
  const parts = partsNeeded(product).map((kind) => ({ kind, ...partOf(kind, language) }));
  return { parts, rules: parts[0]?.rules ?? plainRules };
};
