import type { CartPromotion } from '@dijla/contract/client';
import { isOpenAt } from '../price/is-open-at.ts';
import { actionDiscounts } from './action-discounts.ts';
import { conditionHolds } from './condition-holds.ts';
import type { AmountTerms, PromotedCart } from './promoted-cart.ts';

/** A promotion and its discount in minor units; 0 when it only gives free delivery. */
export type AppliedPromotion = { code: string; name: string; coupon_code: string | null; discount: number };

export type Promoted = {
  /** Discount per line, positive and never above its row. */
  discounts: number[];
  free_shipping: boolean;
  /** Promotions whose conditions hold and that had an effect, in the order of application. */
  applied: AppliedPromotion[];
};

const inOrder = (promotions: readonly CartPromotion[]): CartPromotion[] =>
  promotions.toSorted((a, b) => a.priority - b.priority || (a.code < b.code ? -1 : 1));

/** Positions of the lines that an action of this promotion applies to. */
const placesFor = ({ rule }: CartPromotion, cart: PromotedCart, terms: AmountTerms): number[] => {
  const { lines } = rule;
  return cart.lines.flatMap((line, place) =>
    lines === undefined || conditionHolds(lines, { ...cart, lines: [line] }, terms) ? [place] : [],
  );
};

/** Adds the promotion's discount to `discounts` and returns its sum over all lines. */
const take = (
  promotion: CartPromotion,
  { cart, places, discounts }: { cart: PromotedCart; places: readonly number[]; discounts: number[] },
  terms: AmountTerms,
): number => {
  let taken = 0;
  for (const action of promotion.rule.actions) {
    const lines = places.map((place) => {
      const { qty = 0, unit = 0, row = 0 } = cart.lines[place] ?? {};
      return { qty, unit, left: row - (discounts[place] ?? 0) };
    });
    for (const [index, discount] of actionDiscounts(action, lines, terms).entries()) {
      const place = places[index] ?? 0;
      discounts[place] = (discounts[place] ?? 0) + discount;
      taken += discount;
    }
  }
  return taken;
};

/**
 * Applies promotions to a cart at `now` (ms; spec 1 §5, rules as data). Valid promotions whose conditions
 * hold are applied by priority, each to what the previous ones left, until one stops further processing.
 * Conditions are tested against the prices before any discount. Gift cards count as no money or pieces and get no
 * discount: they are money, and would be bought with one over and over.
 */
export const promotionsOn = (
  given: PromotedCart,
  promotions: readonly CartPromotion[],
  { now, ...terms }: AmountTerms & { now: number },
): Promoted => {
  const cart = {
    ...given,
    lines: given.lines.map((line) => (line.traits.gift_card ? { ...line, qty: 0, row: 0, unit: 0 } : line)),
  };
  const discounts = cart.lines.map(() => 0);
  const applied: AppliedPromotion[] = [];
  let free_shipping = false;
  for (const promotion of inOrder(promotions)) {
    if (!isOpenAt(promotion, now) || !conditionHolds(promotion.rule.when, cart, terms)) continue;
    const places = placesFor(promotion, cart, terms);
    if (places.length === 0) continue;
    const { code, name, coupon_code } = promotion;
    const discount = take(promotion, { cart, places, discounts }, terms);
    const bringsFree = promotion.rule.actions.some(({ type }) => type === 'free_shipping');
    free_shipping ||= bringsFree;
    if (discount > 0 || bringsFree) applied.push({ code, name, coupon_code, discount });
    if (promotion.stops_further) break;
  }
  return { discounts, free_shipping, applied };
};
