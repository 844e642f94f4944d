import type { ShippingMethod, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';
import { toBase } from '../money/to-base.ts';
import { type Destination, taxRatesIn } from '../tax/tax-rates-in.ts';
import { taxedAmount } from '../tax/taxed-amount.ts';
import { methodTitleOf } from './method-title-of.ts';
import { shippingPriceOf } from './shipping-price-of.ts';

export type Consignment = Pick<Destination, 'country'> &
  Partial<Destination> & {
    /** Price of the products before discount, in minor units. */
    subtotal: number;
    isVirtual: boolean;
    /** Largest size class among the products; null or absent for ordinary products. */
    sizeClass?: string | null;
    /** Whether a promotion makes delivery free. */
    isFree?: boolean;
  };

/**
 * Returns every method that delivers these products to that country, priced by its steps (wire §3.1); none
 * for a virtual cart. Flat rate is kept beside free shipping: hiding it is the storefront's choice.
 */
export const shippingMethodsFor = (context: TotalsContext, consignment: Consignment): ShippingMethod[] => {
  if (consignment.isVirtual) return [];
  const country = consignment.country === '' ? context.tax.default_country : consignment.country;
  const rateOf = taxRatesIn(context, {
    country,
    region_id: consignment.region_id ?? null,
    region_name: consignment.region_name ?? null,
  });
  return context.shipping_methods.flatMap((table) => {
    const price = shippingPriceOf(table, {
      country,
      region_id: consignment.region_id,
      subtotal: consignment.subtotal,
      size_class: consignment.sizeClass,
    });
    if (price === null) return [];
    const { excl, incl } = taxedAmount(consignment.isFree ? 0 : price, rateOf(table.tax_class_id), {
      included: context.tax.source_price_includes_tax,
    });
    const { carrier_code, carrier_title, method_code } = table;
    return [
      {
        carrier_code,
        carrier_title,
        method_code,
        method_title: methodTitleOf(table, consignment.sizeClass ?? null),
        amount: majorUnits(excl, context.currency.scale),
        base_amount: majorUnits(toBase(excl, context), context.base_currency.scale),
        available: true,
        error_message: '',
        price_excl_tax: majorUnits(excl, context.currency.scale),
        price_incl_tax: majorUnits(incl, context.currency.scale),
      },
    ];
  });
};
