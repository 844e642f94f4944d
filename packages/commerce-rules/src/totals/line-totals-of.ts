import type { TotalsContext } from '@dijla/contract/client';
import { allocate } from '../money/allocate.ts';
import { safeAmount } from '../money/safe-amount.ts';
import { priceAt } from '../price/price-at.ts';
import { taxRatesIn } from '../tax/tax-rates-in.ts';
import { taxedAmount } from '../tax/taxed-amount.ts';
import type { TotalsCart } from './totals-cart.ts';
import type { LineTotals } from './totals-result.ts';

export type QuoteLine = Omit<LineTotals, 'base'>;

/**
 * Every line of the cart, in its order, in minor units. A coupon's discount is prorated by the rows, never above them,
 * and taken off as a row is priced; tax is of the discounted row, half up, so each row's net, tax and gross agree.
 */
export const lineTotalsOf = (cart: TotalsCart, context: TotalsContext, now: number): QuoteLine[] => {
  const included = context.tax.source_price_includes_tax;
  const rateOf = taxRatesIn(context, cart);
  const priced = cart.lines.map((line) => {
    const unit = priceAt(line.prices, { qty: line.qty, now });
    return { line, unit, row: safeAmount((unit?.final ?? 0) * line.qty) };
  });
  const subtotal = priced.reduce((sum, { row }) => sum + row, 0);
  const discounts = allocate(Math.min(Math.max(cart.coupon?.discount ?? 0, 0), subtotal), priced.map(({ row }) => row));
  return priced.map(({ line: { item_id, name, qty, options, tax_class_id }, unit, row }, place) => {
    const discount = discounts[place] ?? 0;
    const tax_rate = rateOf(tax_class_id);
    const one = taxedAmount(unit?.final ?? 0, tax_rate, { included });
    const { tax } = taxedAmount(row - discount, tax_rate, { included });
    const row_total = included ? row - tax : row;
    return {
      item_id, name, qty, options, tax_rate, unit, discount, tax,
      price: one.excl, price_incl_tax: one.incl, row_total, row_total_incl_tax: row_total + tax,
    };
  });
};
