import { plainRules } from '../buy/plain-rules.ts';
import type { PurchaseRules } from '../buy/purchase.ts';
import type { PartKind } from '../buy/type-parts.ts';
import { choiceRules } from './choice-rules.ts';
import { groupRules } from './group-rules.ts';

/** With these alone a product is bought like one without parts. */
const plain: ReadonlySet<PartKind> = new Set(['variants', 'tiers']);

/** How a product with such parts is priced and put into the cart. */
export const rulesOfParts = (kinds: readonly PartKind[]): PurchaseRules =>
  kinds.includes('group') ? groupRules : kinds.every((kind) => plain.has(kind)) ? plainRules : choiceRules;
