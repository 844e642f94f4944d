import { plainRules } from '../buy/plain-rules.ts';
import type { PurchaseRules } from '../buy/purchase.ts';
import type { PartKind } from '../buy/part-kind.ts';
import { choiceRules } from './choice-rules.ts';
import { groupRules } from './group-rules.ts';

/** Parts that do not change how a product is bought. */
const plain: ReadonlySet<PartKind> = new Set(['variants', 'tiers']);

/** Returns the rules by which a product with such parts is priced and added to the cart. */
export const rulesOfParts = (kinds: readonly PartKind[]): PurchaseRules =>
  kinds.includes('group') ? groupRules : kinds.every((kind) => plain.has(kind)) ? plainRules : choiceRules;
