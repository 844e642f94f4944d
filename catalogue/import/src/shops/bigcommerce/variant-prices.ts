import type { SourceRow } from '../../table-format/source-row.ts';
import { amountText, millionths } from '../decimal-text.ts';
import { cellOf } from '../extra-cells.ts';

export type VariantPrices = { price: string; special: string };

/** Returns the cell unless it is zero, which means no price. */
const given = (row: SourceRow, column: string): string =>
  /[1-9]/.test(cellOf(row, column)) ? cellOf(row, column) : '';

export const pricesOf = (row: SourceRow): VariantPrices => ({
  price: cellOf(row, 'Price'),
  special: given(row, 'Sale Price'),
});

/** Applies a price rule to an amount: `[ADD]4`, `[REMOVE]4`, `[FIXED]40`. */
const ruled = (amount: string, rule: string, currency: string): string => {
  const [, act = '', by = ''] = /^\[(\w+)\](.*)$/.exec(rule) ?? [];
  const [base, more] = [millionths(amount), millionths(by)];
  if (base === undefined || more === undefined) return amount;
  if (act === 'FIXED') return amountText(more, currency);
  return amountText(act === 'REMOVE' ? base - more : base + more, currency);
};

/** Returns a variant's own prices, or those of its product changed by the rule for its sku. */
export const variantPrices = (
  variant: SourceRow,
  product: VariantPrices,
  { rules, currency }: { rules: readonly SourceRow[]; currency: string },
): VariantPrices => {
  const [price, special] = [given(variant, 'Price'), given(variant, 'Sale Price')];
  if (price !== '') return { price, special };
  const sku = cellOf(variant, 'Product Code/SKU');
  const rule = rules.find(
    (row) => sku !== '' && cellOf(row, 'Product Code/SKU') === sku && cellOf(row, 'Price') !== '',
  );
  if (rule === undefined) return { price: product.price, special: special || product.special };
  const change = cellOf(rule, 'Price');
  return {
    price: ruled(product.price, change, currency),
    special: product.special === '' ? '' : ruled(product.special, change, currency),
  };
};
