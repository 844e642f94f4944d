import type { CartPromotion, PromotionRule } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/connect.ts';

/** The rule as it would be saved. `code` is that of the promotion it changes; null for a new one. */
export type DraftRule = {
  code: string | null;
  rule: PromotionRule;
  priority: number;
  stops_further: boolean;
};

/** A new rule's code, which no promotion has: codes have no spaces. */
const newCode = 'new rule';

/** Returns the codes of attributes that a rule names, at whatever depth. */
export const attributesNamedBy = (rule: unknown): string[] => {
  if (Array.isArray(rule)) return [...new Set(rule.flatMap(attributesNamedBy))];
  if (typeof rule !== 'object' || rule === null) return [];
  const own = 'attribute' in rule && typeof rule.attribute === 'string' ? [rule.attribute] : [];
  return [...new Set([...own, ...Object.values(rule).flatMap(attributesNamedBy)])];
};

/** Returns the code of the promotion that the rule would change; null for a new one. */
export const readDraftCode = async (
  db: Database,
  id: number | undefined,
): Promise<string | null | Refusal> => {
  if (id === undefined) return null;
  const promotion = await db.selectFrom('promotion').select('code').where('id', '=', id).executeTakeFirst();
  return promotion?.code ?? refusal('desk.promotion-not-found');
};

/** Returns the rule as carts know promotions, open at any time and asking for no coupon. */
export const promotionOf = ({ code, ...draft }: DraftRule): CartPromotion => ({
  ...draft,
  code: code ?? newCode,
  name: code ?? newCode,
  coupon_code: null,
  from: null,
  until: null,
});
