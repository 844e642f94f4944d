import { apportion } from '../money/apportion.ts';
import { type BaseConversion, baseFraction } from '../money/base-fraction.ts';
import { fractionOf } from '../money/fraction-of.ts';
import type { Adjustment } from '../adjustments/adjustment.ts';
import type { CartAmounts, LineAmounts } from './totals-result.ts';

/**
 * Returns the amounts in the base currency. The grand total and the discount are converted once; their
 * components (discounted rows, tax, shipping, adjustments) are split by largest remainder, so that
 * the base components sum up as the originals do.
 */
export const baseAmountsOf = <Line extends LineAmounts>(
  {
    lines,
    cart,
    adjustments,
  }: { lines: readonly Line[]; cart: CartAmounts; adjustments: readonly Adjustment[] },
  conversion: BaseConversion,
): { lines: (Line & { base: LineAmounts })[]; cart: CartAmounts } => {
  const fraction = baseFraction(conversion);
  const discounts = apportion(
    lines.map(({ discount }) => discount),
    fraction,
  );
  const ofLines = lines.flatMap(({ row_total, discount, tax }) => [row_total - discount, tax]);
  const parts = apportion(
    [...ofLines, cart.shipping, cart.shipping_tax, ...adjustments.map(({ amount }) => amount)],
    fraction,
  );
  const part = (place: number): number => parts[place] ?? 0;
  const withBase = lines.map((line, place) => {
    const discount = discounts[place] ?? 0;
    const tax = part(place * 2 + 1);
    const row_total = part(place * 2) + discount;
    const price = fractionOf(line.price, fraction);
    const price_incl_tax = fractionOf(line.price_incl_tax, fraction);
    return {
      ...line,
      base: { price, price_incl_tax, row_total, row_total_incl_tax: row_total + tax, tax, discount },
    };
  });
  const sum = (member: keyof LineAmounts): number =>
    withBase.reduce((total, { base }) => total + base[member], 0);
  const [shipping = 0, shipping_tax = 0, ...adjusted] = parts.slice(lines.length * 2);
  return {
    lines: withBase,
    cart: {
      subtotal: sum('row_total'),
      subtotal_incl_tax: sum('row_total_incl_tax'),
      discount: sum('discount'),
      shipping,
      shipping_tax,
      tax: sum('tax') + shipping_tax,
      adjusted: adjusted.reduce((total, amount) => total + amount, 0),
      grand_total: parts.reduce((total, amount) => total + amount, 0),
    },
  };
};
