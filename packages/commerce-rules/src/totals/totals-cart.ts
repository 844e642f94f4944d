import type { ChosenOption } from '@dijla/contract/client';
import type { PricedLine } from '../price/line-price.ts';
import type { Destination } from '../tax/tax-rates-in.ts';

/** Price rows and extras in minor units of the cart's currency. */
export type TotalsLine = PricedLine & {
  item_id: number;
  name: string;
  qty: number;
  is_virtual: boolean;
  options: readonly ChosenOption[];
};

/** What totals are made of; a coupon is the server's last answer: its code and its whole discount in minor units, positive. */
export type TotalsCart = Destination & {
  lines: readonly TotalsLine[];
  shipping: { carrier_code: string; method_code: string } | null;
  payment: string | null;
  coupon?: { code: string; discount: number } | null;
};
