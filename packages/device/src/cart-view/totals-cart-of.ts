import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import type { TotalsCart, TotalsLine } from '@dijla/commerce-rules/totals/totals-cart';
import type { PartialAddress } from '@dijla/contract/client';
import type { DeviceCart, ShownLine } from '../cart/device-cart.ts';

/**
 * Offset of ids for lines without a server id: they sort last, in their order, as the server will number
 * them.
 */
const beyondItemIds = 1_000_000_000_000;

const nowhere = { country: '', region_id: null, region_name: null };

const destinationOf = (
  address: PartialAddress | undefined,
): Pick<TotalsCart, 'country' | 'region_id' | 'region_name'> => ({
  ...nowhere,
  ...(address?.country_id ? { country: address.country_id } : {}),
  ...(typeof address?.region_id === 'number' ? { region_id: address.region_id } : {}),
  ...(typeof address?.region === 'string' && address.region !== '' ? { region_name: address.region } : {}),
});

/**
 * Returns the promotions that apply to this cart alone. While a change of the coupon is pending, promotions
 * of a coupon are left out.
 */
const promotionsOf = ({ answer, operations }: DeviceCart): NonNullable<TotalsCart['promotions']> => {
  const promotions = answer?.promotions ?? [];
  const waits = operations.some(isOfCoupon);
  return waits ? promotions.filter(({ coupon_code }) => coupon_code === null) : promotions;
};

/** Returns the id of a line in the totals. */
export const totalsIdOf = ({ item_id }: FoldedLine<ShownLine>, place: number): number =>
  item_id ?? beyondItemIds + place;

const totalsLineOf = (line: FoldedLine<ShownLine>, place: number): TotalsLine => ({
  item_id: totalsIdOf(line, place),
  name: line.line?.name ?? line.sku,
  qty: line.qty,
  prices: line.line?.prices ?? [],
  extras: line.line?.extras,
  parts: line.line?.parts,
  tax_class_id: line.line?.tax_class_id ?? 0,
  is_virtual: line.line?.is_virtual ?? false,
  size_class: line.line?.size_class,
  options: line.line?.options ?? [],
  traits: line.line?.traits,
});

/** Returns the device's cart in the form `totalsOf` takes. */
export const totalsCartOf = (cart: DeviceCart, lines: readonly FoldedLine<ShownLine>[]): TotalsCart => {
  const carrier_code = cart.shipping?.carrier_code;
  const method_code = cart.shipping?.method_code;
  return {
    ...destinationOf(cart.shipping?.address),
    lines: lines.map(totalsLineOf),
    shipping: carrier_code && method_code ? { carrier_code, method_code } : null,
    payment: cart.shipping?.payment ?? null,
    promotions: promotionsOf(cart),
    points: cart.answer?.reward_points,
    adjustments: cart.answer?.adjustments,
  };
};
