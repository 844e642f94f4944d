import type { OrderConfirmation } from '@dijla/contract/client';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { minorOfWire } from '../cart-view/minor-of-wire.ts';
import type { CartTotalsView } from '../cart-view/cart-view.ts';

/**
 * Returns an order's totals as the provider placed it, in place of those the device had shown; only its own
 * where a foreign provider confirms without totals. The device's name the segments.
 */
export const confirmedTotals = (
  { totals, store_code }: { totals: CartTotalsView | null; store_code: StoreCode },
  confirmation: Pick<OrderConfirmation, 'totals' | 'payable'>,
): CartTotalsView | null => {
  if (confirmation.totals === undefined) return totals;
  const { scale } = storeViews[store_code].currency;
  const data = new Map(totals?.segments.map((segment) => [segment.code, segment.data]));
  const shown = totals?.payable ?? null;
  const taken = confirmation.payable;
  return {
    segments: confirmation.totals.total_segments.map(({ code, title, value }) => ({
      code,
      title,
      data: data.get(code) ?? {},
      minor: value === null ? null : minorOfWire(value, scale),
    })),
    grand_total: minorOfWire(confirmation.totals.grand_total, scale),
    payable:
      shown !== null && taken?.currency_code === shown.currency.code
        ? { ...shown, minor: minorOfWire(taken.total, shown.currency.scale) }
        : shown,
    estimated: false,
    context_version: totals?.context_version ?? '',
  };
};
