import type { TotalsContext } from '@dijla/contract/client';
import { isVirtualCart } from '../cart/is-virtual-cart.ts';
import { largestSizeOf } from '../shipping/largest-size-of.ts';
import { methodTitleOf } from '../shipping/method-title-of.ts';
import { shippingPriceOf } from '../shipping/shipping-price-of.ts';
import { taxRatesIn } from '../tax/tax-rates-in.ts';
import { type TaxedAmount, taxedAmount } from '../tax/taxed-amount.ts';
import type { TotalsCart } from './totals-cart.ts';
import type { TotalsResult } from './totals-result.ts';

export type Delivery = { method: TotalsResult['shipping_method']; price: TaxedAmount };

const noDelivery: Delivery = { method: null, price: { excl: 0, incl: 0, tax: 0 } };

/**
 * Returns the chosen shipping method and its price in minor units, 0 where a promotion makes it free; none
 * when it does not deliver this cart or nothing needs delivery.
 */
export const deliveryOf = (
  cart: TotalsCart,
  context: TotalsContext,
  { subtotal, isFree }: { subtotal: number; isFree: boolean },
): Delivery => {
  const { shipping } = cart;
  if (shipping === null || cart.lines.length === 0 || isVirtualCart(cart.lines)) return noDelivery;
  const table = context.shipping_methods.find(
    ({ carrier_code, method_code }) =>
      carrier_code === shipping.carrier_code && method_code === shipping.method_code,
  );
  if (!table) return noDelivery;
  const size_class = largestSizeOf(cart.lines, context.size_classes);
  const price = shippingPriceOf(table, {
    country: cart.country === '' ? context.tax.default_country : cart.country,
    region_id: cart.region_id,
    subtotal,
    size_class,
  });
  if (price === null) return noDelivery;
  const { carrier_code, method_code, carrier_title } = table;
  const rate = taxRatesIn(context, cart)(table.tax_class_id);
  return {
    method: { carrier_code, method_code, carrier_title, method_title: methodTitleOf(table, size_class) },
    price: taxedAmount(isFree ? 0 : price, rate, { included: context.tax.source_price_includes_tax }),
  };
};
