import type { CartPromotion } from '@dijla/contract/client';
import { taxedAmount } from '../tax/taxed-amount.ts';
import type { AmountTerms, PromotedCart, PromotedLine } from './promoted-cart.ts';
import { promotionsOn } from './promotions-on.ts';

/** An order that was placed, at the prices it was placed at. */
export type PastOrder = Omit<PromotedCart, 'lines'> & {
  /** `left` is what its discounts left of the row; `tax_rate` is in ten-thousandths of a percent. */
  lines: readonly (PromotedLine & { left: number; tax_rate: number })[];
  /** What its delivery cost, tax included. */
  delivery: number;
  pricesIncludeTax: boolean;
};

/** What a rule would have changed of an order, in minor units; positive is what its buyer would not have paid. */
export type SimulatedOrder = {
  /** Whether the rule would have taken something off, or brought the goods for nothing. */
  applies: boolean;
  discount: number;
  delivery: number;
};

/** What a buyer does not pay where `growth` more is taken off a line, with the tax on it. */
const notPaid = (
  { row, left, tax_rate }: PastOrder['lines'][number],
  growth: number,
  pricesIncludeTax: boolean,
): number => {
  const less = Math.min(Math.max(growth, left - row), left);
  if (pricesIncludeTax) return less;
  const terms = { included: false };
  return taxedAmount(left, tax_rate, terms).incl - taxedAmount(left - less, tax_rate, terms).incl;
};

/**
 * Returns what `draft` would have changed of an order that was placed with the promotions `had`: what the cart's own
 * rules give with it, less what they give without it. A promotion of `had` that has the draft's code gives way to it.
 * All of them count, whatever their dates: `had` did, and the draft is taken to.
 */
export const simulatedOrder = (
  { lines, delivery, pricesIncludeTax, ...where }: PastOrder,
  { had, draft }: { had: readonly CartPromotion[]; draft: CartPromotion },
  terms: AmountTerms,
): SimulatedOrder => {
  const always = { from: null, until: null };
  const cart = { ...where, lines };
  const counted = had.map((promotion) => ({ ...promotion, ...always }));
  const others = counted.filter(({ code }) => code !== draft.code);
  const before = promotionsOn(cart, counted, { ...terms, now: 0 });
  const after = promotionsOn(cart, [...others, { ...draft, ...always }], { ...terms, now: 0 });
  const discounts = lines.map((line, place) =>
    notPaid(line, (after.discounts[place] ?? 0) - (before.discounts[place] ?? 0), pricesIncludeTax),
  );
  return {
    applies: after.applied.some(({ code }) => code === draft.code),
    discount: discounts.reduce((sum, discount) => sum + discount, 0),
    delivery: after.free_shipping && !before.free_shipping ? delivery : 0,
  };
};
