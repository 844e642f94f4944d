import type { TotalsContext, TotalsItem } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';
import { percentScale } from '../tax/tax-rate-for.ts';
import type { LineTotals } from './totals-result.ts';

/** Returns one line's totals in wire form, in major units (wire §3.4); `options` is a JSON string. */
export const wireTotalsItem = (
  line: LineTotals,
  { currency, base_currency }: Pick<TotalsContext, 'currency' | 'base_currency'>,
): TotalsItem => {
  const quote = (minor: number): number => majorUnits(minor, currency.scale);
  const base = (minor: number): number => majorUnits(minor, base_currency.scale);
  return {
    item_id: line.item_id,
    name: line.name,
    qty: line.qty,
    price: quote(line.price),
    base_price: base(line.base.price),
    row_total: quote(line.row_total),
    base_row_total: base(line.base.row_total),
    row_total_with_discount: quote(line.row_total - line.discount),
    tax_amount: quote(line.tax),
    base_tax_amount: base(line.base.tax),
    tax_percent: majorUnits(line.tax_rate, percentScale),
    discount_amount: quote(line.discount),
    base_discount_amount: base(line.base.discount),
    discount_percent: 0,
    price_incl_tax: quote(line.price_incl_tax),
    base_price_incl_tax: base(line.base.price_incl_tax),
    row_total_incl_tax: quote(line.row_total_incl_tax),
    base_row_total_incl_tax: base(line.base.row_total_incl_tax),
    options: JSON.stringify(line.options.map(({ label, value }) => ({ value, label }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
  };
};
