import type { OrderConfirmation, PayableTotal, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { orderNumberOf } from './order-number.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * Order data in its confirmation besides the number. `payable` is in minor units of its currency, null when
 * the order has none.
 */
export type ConfirmedOrder = {
  placed_at: Date;
  payment_method_code: string;
  payable: { currency_code: TotalsContext['currency']['code']; total: number; scale: number } | null;
  /** Totals of the order's current revision, in minor units of its currency. */
  totals: { scale: number; grand_total: number; segments: PlacedOrder['totals'] };
};

/** Returns the confirmation data of an order just placed, the same as when read back from the database. */
export const confirmedOrderOf = (
  {
    placed_at,
    payment_method_code,
    payable_total: total,
    grand_total,
    totals: segments,
  }: Pick<PlacedOrder, 'placed_at' | 'payment_method_code' | 'payable_total' | 'grand_total' | 'totals'>,
  { payable, currency: { scale } }: Pick<TotalsContext, 'payable' | 'currency'>,
): ConfirmedOrder => ({
  placed_at,
  payment_method_code,
  payable:
    total === null ? null : { currency_code: payable.currency.code, total, scale: payable.currency.scale },
  totals: { scale, grand_total, segments },
});

/**
 * Returns an order's payable amount as responses contain it, in major units; no member when the order has
 * none.
 */
export const payableMember = (payable: ConfirmedOrder['payable']): { payable?: PayableTotal } =>
  payable === null
    ? {}
    : { payable: { currency_code: payable.currency_code, total: majorUnits(payable.total, payable.scale) } };

const wireTotalsOf = ({
  scale,
  grand_total,
  segments,
}: ConfirmedOrder['totals']): OrderConfirmation['totals'] => ({
  grand_total: majorUnits(grand_total, scale),
  total_segments: segments.map(({ code, title, value }) => ({
    code,
    title,
    value: value === null ? null : majorUnits(value, scale),
  })),
});

/** Returns the response to a placed order (wire §4.1). */
export const confirmationOf = (
  id: number,
  { placed_at, payable, totals }: ConfirmedOrder,
): OrderConfirmation => ({
  backendOrderId: String(id),
  magentoOrderId: String(id),
  orderNumber: orderNumberOf(id),
  transferedAt: placed_at.toISOString(),
  ...payableMember(payable),
  totals: wireTotalsOf(totals),
});
