import type { OrderConfirmation, PayableTotal, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { orderNumberOf } from './order-number.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What of an order its confirmation says besides its number; `payable` in minor units of its currency, null where the order does not say it. */
export type ConfirmedOrder = {
  placed_at: Date;
  payable: { currency_code: TotalsContext['currency']['code']; total: number; scale: number } | null;
};

/** What an order just placed is confirmed with: the same as when it is read again. */
export const confirmedOrderOf = (
  { placed_at, payable_total: total }: Pick<PlacedOrder, 'placed_at' | 'payable_total'>,
  { payable: { currency } }: Pick<TotalsContext, 'payable'>,
): ConfirmedOrder => ({
  placed_at,
  payable: total === null ? null : { currency_code: currency.code, total, scale: currency.scale },
});

/** What is taken for an order as answers tell it, in major units; no member where the order does not say it. */
export const payableMember = (payable: ConfirmedOrder['payable']): { payable?: PayableTotal } =>
  payable === null
    ? {}
    : { payable: { currency_code: payable.currency_code, total: majorUnits(payable.total, payable.scale) } };

/** The answer to who placed the order (wire §4.3). */
export const confirmationOf = (id: number, { placed_at, payable }: ConfirmedOrder): OrderConfirmation => ({
  backendOrderId: String(id),
  magentoOrderId: String(id),
  orderNumber: orderNumberOf(id),
  transferedAt: placed_at.toISOString(),
  ...payableMember(payable),
});
