import type { CartPromotion, ChosenOption, LineTraits } from '@dijla/contract/client';
import type { PricedLine } from '../price/line-price.ts';
import type { Destination } from '../tax/tax-rates-in.ts';

/** Price rows and extras in minor units of the cart's currency. */
export type TotalsLine = PricedLine & {
  item_id: number;
  name: string;
  qty: number;
  is_virtual: boolean;
  /** Absent of ordinary goods. */
  size_class?: string | undefined;
  options: readonly ChosenOption[];
  /** What promotions ask of it; absent, it has nothing they name. */
  traits?: LineTraits | undefined;
};

/** What totals are made of; `promotions` are those of this cart alone, its coupon's among them, as the server last answered. */
export type TotalsCart = Destination & {
  lines: readonly TotalsLine[];
  shipping: { carrier_code: string; method_code: string } | null;
  payment: string | null;
  promotions?: readonly CartPromotion[] | undefined;
};
