import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import type { TotalsCart, TotalsLine } from '@dijla/commerce-rules/totals/totals-cart';
import type { PartialAddress } from '@dijla/contract/client';
import type { DeviceCart, ShownLine } from '../cart/device-cart.ts';

/** Lines the server has not numbered yet come last, in their order, as it will number them. */
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

/** Promotions of this cart alone; those of a coupon that is taken off or changed, before the server has answered, count no more. */
const promotionsOf = ({ answer, operations }: DeviceCart): NonNullable<TotalsCart['promotions']> => {
  const promotions = answer?.promotions ?? [];
  const waits = operations.some(isOfCoupon);
  return waits ? promotions.filter(({ coupon_code }) => coupon_code === null) : promotions;
};

/** Id under which a line takes part in totals. */
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

/** The device's cart as `totalsOf` takes it. */
export const totalsCartOf = (cart: DeviceCart, lines: readonly FoldedLine<ShownLine>[]): TotalsCart => {
  const carrier_code = cart.shipping?.carrier_code;
  const method_code = cart.shipping?.method_code;
  return {
    ...destinationOf(cart.shipping?.address),
    lines: lines.map(totalsLineOf),
    shipping: carrier_code && method_code ? { carrier_code, method_code } : null,
    payment: cart.shipping?.payment ?? null,
    promotions: promotionsOf(cart),
  };
};
