import { plainRules } from '../plain-rules.ts';
import type { PurchaseRules } from '../purchase.ts';
import type { PartKind } from '../type-parts.ts';
import { choiceRules } from './choice-rules.ts';
import { groupRules } from './group-rules.ts';

/** How a product with such a part is priced and put into the cart. */
export const rulesOfPart = (kind: PartKind): PurchaseRules =>
  kind === 'tiers' || kind === 'variants' ? plainRules : kind === 'group' ? groupRules : choiceRules;
