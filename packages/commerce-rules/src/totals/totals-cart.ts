import type { CartPromotion, ChosenOption, LineTraits } from '@dijla/contract/client';
import type { Adjustment } from '../adjustments/adjustment.ts';
import type { PricedLine } from '../price/line-price.ts';
import type { Destination } from '../tax/tax-rates-in.ts';

/** Price rows and extras in minor units of the cart's currency. */
export type TotalsLine = PricedLine & {
  item_id: number;
  name: string;
  qty: number;
  is_virtual: boolean;
  /** Absent for ordinary products. */
  size_class?: string | undefined;
  options: readonly ChosenOption[];
  /** Traits that promotion conditions test; when absent, none matches. */
  traits?: LineTraits | undefined;
};

/**
 * The input of the totals; `promotions` are those specific to this cart, including its coupon's, as the
 * server last answered.
 */
export type TotalsCart = Destination & {
  lines: readonly TotalsLine[];
  shipping: { carrier_code: string; method_code: string } | null;
  payment: string | null;
  promotions?: readonly CartPromotion[] | undefined;
  /** Points its customer spends on it; as many are taken as there is to pay. */
  points?: number | undefined;
  /** Adjustments that belong to this cart, such as gift cards; each takes at most what there is to take. */
  adjustments?: readonly Adjustment[] | undefined;
};
