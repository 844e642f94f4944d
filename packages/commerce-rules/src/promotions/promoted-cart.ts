import type { LineTraits, TotalsContext } from '@dijla/contract/client';

/** A line as promotions see it: `row` is what all its pieces cost before any discount, `unit` what one does, in minor units. */
export type PromotedLine = { qty: number; row: number; unit: number; traits: LineTraits };

/** What promotions are weighed against. */
export type PromotedCart = {
  lines: readonly PromotedLine[];
  region_id: number | null;
  customer_group: string;
};

/** How the amounts of a rule are read: in the cart's currency, else from the base currency. */
export type AmountTerms = Pick<TotalsContext, 'currency' | 'base_currency' | 'base_rate'>;
