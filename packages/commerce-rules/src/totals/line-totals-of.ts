import type { LineTraits, TotalsContext } from '@dijla/contract/client';
import type { Adjustment } from '../adjustments/adjustment.ts';
import { limitedAdjustments, sumOfAdjustments } from '../adjustments/limited-adjustments.ts';
import { allocate } from '../money/allocate.ts';
import { safeAmount } from '../money/safe-amount.ts';
import { bundlePrice } from '../bundles/bundle-price.ts';
import { type PiecePart, piecePartsOf } from '../price/line-price.ts';
import { type Promoted, promotionsOn } from '../promotions/promotions-on.ts';
import { taxRatesIn } from '../tax/tax-rates-in.ts';
import { taxedAmount } from '../tax/taxed-amount.ts';
import type { TotalsCart, TotalsLine } from './totals-cart.ts';
import type { LineTotals } from './totals-result.ts';

export type QuoteLine = Omit<LineTotals, 'base'>;

type PricedLine = {
  line: TotalsLine;
  parts: readonly PiecePart[];
  unit: LineTotals['unit'];
  rows: readonly number[];
  row: number;
};

const total = (amounts: readonly number[]): number =>
  safeAmount(amounts.reduce((sum, amount) => sum + amount, 0));

const priced = (line: TotalsLine, now: number): PricedLine => {
  const parts = piecePartsOf(line, { qty: line.qty, now }) ?? [];
  const rows = parts.map(({ price, pieces }) => safeAmount(price.final * pieces * line.qty));
  return {
    line,
    parts,
    unit: bundlePrice(parts.map(({ price, pieces }) => ({ price, qty: pieces }))),
    rows,
    row: total(rows),
  };
};

/** Each part of a line has its own tax rate; a line whose parts have different rates reports none. */
const taxRateOf = (rates: readonly number[]): number => {
  const [first = 0] = rates;
  return rates.every((rate) => rate === first) ? first : 0;
};

type Terms = { included: boolean; rateOf: (taxClassId: number) => number };

const quoteOf = (
  { line, parts, unit, rows, row }: PricedLine,
  discount: number,
  { included, rateOf }: Terms,
): QuoteLine => {
  const { item_id, name, qty, options, tax_class_id } = line;
  const shares = allocate(discount, rows);
  const taxed = parts.map(({ price, pieces, tax_class_id: taxClass }, place) => {
    const rate = rateOf(taxClass);
    const one = taxedAmount(price.final, rate, { included });
    return {
      rate,
      excl: one.excl * pieces,
      incl: one.incl * pieces,
      tax: taxedAmount((rows[place] ?? 0) - (shares[place] ?? 0), rate, { included }).tax,
    };
  });
  const tax = total(taxed.map((part) => part.tax));
  const row_total = included ? row - tax : row;
  return {
    item_id,
    name,
    qty,
    options,
    unit,
    discount,
    tax,
    tax_rate: parts.length === 0 ? rateOf(tax_class_id) : taxRateOf(taxed.map(({ rate }) => rate)),
    price: total(taxed.map(({ excl }) => excl)),
    price_incl_tax: total(taxed.map(({ incl }) => incl)),
    row_total,
    row_total_incl_tax: row_total + tax,
  };
};

const noTraits: LineTraits = { skus: [], categories: [], attributes: {} };

const promotedIn = (
  cart: TotalsCart,
  lines: readonly PricedLine[],
  { context, now }: { context: TotalsContext; now: number },
): Promoted => {
  const { customer_group, currency, base_currency, base_rate } = context;
  const promoted = lines.map(({ line, unit, row }) => ({
    qty: line.qty,
    row,
    unit: unit?.final ?? 0,
    traits: line.traits ?? noTraits,
  }));
  const promotions = [...context.promotions, ...(cart.promotions ?? [])];
  return promotionsOn({ lines: promoted, region_id: cart.region_id, customer_group }, promotions, {
    currency,
    base_currency,
    base_rate,
    now,
  });
};

/**
 * Returns the totals of every line, in the cart's order and in minor units, and the effect of promotions.
 * Discounts are taken off rows as priced; tax is computed on the discounted row, half up, so that each row's
 * net, tax and gross agree. The row of a bundle is taxed part by part. Adjustments before tax are spread over
 * the rows that promotions left.
 */
export const lineTotalsOf = (
  cart: TotalsCart,
  context: TotalsContext,
  now: number,
): { lines: QuoteLine[]; promoted: Promoted; adjustments: Adjustment[] } => {
  const terms = { included: context.tax.source_price_includes_tax, rateOf: taxRatesIn(context, cart) };
  const lines = cart.lines.map((line) => priced(line, now));
  const promoted = promotedIn(cart, lines, { context, now });
  const left = lines.map(({ row }, place) => row - (promoted.discounts[place] ?? 0));
  const adjustments = limitedAdjustments(cart.adjustments ?? [], 'before-tax', total(left));
  const shares = allocate(0 - sumOfAdjustments(adjustments), left);
  const discountAt = (place: number): number => (promoted.discounts[place] ?? 0) + (shares[place] ?? 0);
  return {
    lines: lines.map((line, place) => quoteOf(line, discountAt(place), terms)),
    promoted,
    adjustments,
  };
};
