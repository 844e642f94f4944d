import { isOpenAt } from '@dijla/commerce-rules/price/is-open-at';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { priceAt } from '@dijla/commerce-rules/price/price-at';
import { taxedAmount } from '@dijla/commerce-rules/tax/taxed-amount';
import type { PriceRow, ProductDocument } from '@dijla/contract/client';

/** How amounts of one product become the wire's: its tax in ten-thousandths of a percent, whether amounts hold it, the currency's scale. */
export type PriceTerms = { taxRate: number; includesTax: boolean; scale: number };

/** The price members of a document in major units (wire §7.8); `final_price` 0 means the price is unknown. */
export type PriceMembers = Pick<
  ProductDocument,
  | 'price' | 'price_tax' | 'price_incl_tax'
  | 'original_price' | 'original_price_tax' | 'original_price_incl_tax'
  | 'special_price' | 'special_price_tax' | 'special_price_incl_tax'
  | 'final_price' | 'final_price_tax' | 'final_price_incl_tax'
  | 'special_from_date' | 'special_to_date' | 'prices'
>;

const reading = (amount: number, { taxRate, includesTax, scale }: PriceTerms) => {
  const { excl, tax, incl } = taxedAmount(amount, taxRate, { included: includesTax });
  return { excl: majorUnits(excl, scale), tax: majorUnits(tax, scale), incl: majorUnits(incl, scale) };
};

/**
 * What one piece costs at `now` (ms) in every reading of the wire: `price` and `final_price` are what is paid, `original_price`
 * the list price, `special_price` 0 unless it applies now.
 */
export const priceMembersOf = (prices: readonly PriceRow[], terms: PriceTerms, now: number): PriceMembers => {
  const price = priceAt(prices, { qty: 1, now });
  const final = reading(price?.final ?? 0, terms);
  const original = reading(price?.regular ?? 0, terms);
  const special = reading(price?.special ?? 0, terms);
  const window = prices.find((row) => row.kind === 'special' && row.amount === price?.special && row.min_qty <= 1 && isOpenAt(row, now));
  return {
    price: final.excl, price_tax: final.tax, price_incl_tax: final.incl,
    original_price: original.excl, original_price_tax: original.tax, original_price_incl_tax: original.incl,
    special_price: special.excl, special_price_tax: special.tax, special_price_incl_tax: special.incl,
    final_price: final.excl, final_price_tax: final.tax, final_price_incl_tax: final.incl,
    special_from_date: window?.from ?? null,
    special_to_date: window?.until ?? null,
    prices: [...prices],
  };
};
