import type { LineTraits, TotalsContext } from '@dijla/contract/client';

/**
 * A line as promotions see it, in minor units: `row` is the price of all its pieces before any discount,
 * `unit` that of one piece.
 */
export type PromotedLine = { qty: number; row: number; unit: number; traits: LineTraits };

/** The cart data that promotion conditions are tested against. */
export type PromotedCart = {
  lines: readonly PromotedLine[];
  region_id: number | null;
  customer_group: string;
};

/**
 * What is needed to read a rule's amounts: in the cart's currency, otherwise converted from the base
 * currency.
 */
export type AmountTerms = Pick<TotalsContext, 'currency' | 'base_currency' | 'base_rate'>;
