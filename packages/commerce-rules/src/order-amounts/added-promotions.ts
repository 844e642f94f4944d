import type { CartPromotion } from '@dijla/contract/client';
import { allocate } from '../money/allocate.ts';
import type { AmountTerms, PromotedCart, PromotedLine } from '../promotions/promoted-cart.ts';
import { promotionsOn } from '../promotions/promotions-on.ts';
import { sum } from './settled-amounts.ts';

/** An order that goods are added to. */
export type AddedTo = Omit<PromotedCart, 'lines'> & {
  /** What stays of it at the prices it was ordered at; `left` is what its discounts have left of the row. */
  kept: readonly (PromotedLine & { left: number })[];
  added: readonly PromotedLine[];
};

/** What promotions change of an order because goods are added; amounts in minor units. */
export type AddedPromotions = {
  /** Taken off each line: those that stay, then those that are added. */
  shares: number[];
  /** Codes of the promotions that hold for the order with what is added. */
  codes: string[];
  /** Names of those that need no coupon and take something off. */
  names: string[];
  /** Whether delivery is free with what is added, and is not without it. */
  bringsFreeDelivery: boolean;
};

/**
 * Returns what promotions take off an order because of the goods that are added to it: what the cart's own rules give
 * for all of it, less what they give for what stays alone (DESIGN §4). It goes to the lines whose discount grows, so
 * that a sum off the whole cart is given once, and what was ordered never costs more.
 */
export const promotionsOfAdded = (
  { kept, added, ...where }: AddedTo,
  promotions: readonly CartPromotion[],
  terms: AmountTerms & { now: number },
): AddedPromotions => {
  const before = promotionsOn({ ...where, lines: kept }, promotions, terms);
  const after = promotionsOn({ ...where, lines: [...kept, ...added] }, promotions, terms);
  const left = [...kept.map((line) => line.left), ...added.map(({ row }) => row)];
  const growth = after.discounts.map((discount, place) =>
    Math.min(Math.max(discount - (before.discounts[place] ?? 0), 0), left[place] ?? 0),
  );
  const amount = Math.min(sum(after.discounts) - sum(before.discounts), sum(growth));
  const isTaken = amount > 0;
  return {
    shares: isTaken ? allocate(amount, growth) : growth.map(() => 0),
    codes: after.applied.map(({ code }) => code),
    names: after.applied.flatMap(({ name, coupon_code, discount }) =>
      coupon_code === null && discount > 0 ? [name] : [],
    ),
    bringsFreeDelivery: after.free_shipping && !before.free_shipping,
  };
};
