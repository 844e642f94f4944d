import { isOpenAt } from '@dijla/commerce-rules/price/is-open-at';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { priceAt } from '@dijla/commerce-rules/price/price-at';
import { taxedAmount } from '@dijla/commerce-rules/tax/taxed-amount';
import type { PriceRow, ProductDocument, TierPrice } from '@dijla/contract/client';

/**
 * Terms for converting a product's amounts: the tax rate in ten-thousandths of a percent, whether amounts
 * include tax, and the currency's scale.
 */
export type PriceTerms = { taxRate: number; includesTax: boolean; scale: number };

/** Price members of a document in major units (wire §7.8). `final_price` 0 means the price is unknown. */
export type PriceMembers = Pick<
  ProductDocument,
  | 'price'
  | 'price_tax'
  | 'price_incl_tax'
  | 'original_price'
  | 'original_price_tax'
  | 'original_price_incl_tax'
  | 'special_price'
  | 'special_price_tax'
  | 'special_price_incl_tax'
  | 'final_price'
  | 'final_price_tax'
  | 'final_price_incl_tax'
  | 'special_from_date'
  | 'special_to_date'
  | 'prices'
>;

type Taxed = { excl: number; tax: number; incl: number };

/**
 * Unit price in minor units with its tax: `regular` without a special price, `final` with the one that
 * applies.
 */
export type TaxedPrice = { regular: Taxed; final: Taxed };

const nothing: Taxed = { excl: 0, tax: 0, incl: 0 };
const plus = (one: Taxed, other: Taxed, times = 1): Taxed => ({
  excl: one.excl + other.excl * times,
  tax: one.tax + other.tax * times,
  incl: one.incl + other.incl * times,
});

const taxed = (amount: number, { taxRate, includesTax }: PriceTerms): Taxed =>
  taxedAmount(amount, taxRate, { included: includesTax });

/**
 * Returns the unit price at `now` (ms) when buying `qty`, with `surcharge` (minor units) added; null when
 * the price is unknown and there is no surcharge.
 */
export const taxedPriceOf = (
  prices: readonly PriceRow[],
  terms: PriceTerms,
  { now, qty = 1, surcharge = 0 }: { now: number; qty?: number; surcharge?: number },
): TaxedPrice | null => {
  const price = priceAt(prices, { qty, now });
  if (price === null && surcharge === 0) return null;
  const regular = taxed((price?.regular ?? 0) + surcharge, terms);
  return {
    regular,
    final: price === null || price.special === null ? regular : taxed(price.special + surcharge, terms),
  };
};

/**
 * Returns the total price of several parts; null when a part's price is unknown, or when there are no parts.
 */
export const sumOfPrices = (
  parts: readonly { price: TaxedPrice | null; qty: number }[],
): TaxedPrice | null => {
  let sum: TaxedPrice = { regular: nothing, final: nothing };
  for (const { price, qty } of parts) {
    if (price === null) return null;
    sum = { regular: plus(sum.regular, price.regular, qty), final: plus(sum.final, price.final, qty) };
  }
  return parts.length === 0 ? null : sum;
};

const specialOf = (price: TaxedPrice | null): Taxed =>
  price !== null && price.final.incl < price.regular.incl ? price.final : nothing;

/**
 * Returns the price members used for filtering and sorting, in major units, with the same values as
 * `membersOfPrice`.
 */
export const soughtMembersOf = (
  price: TaxedPrice | null,
  scale: number,
): Pick<PriceMembers, 'final_price' | 'special_price'> => ({
  final_price: majorUnits(price?.final.excl ?? 0, scale),
  special_price: majorUnits(specialOf(price).excl, scale),
});

const reading = ({ excl, tax, incl }: Taxed, scale: number) => ({
  excl: majorUnits(excl, scale),
  tax: majorUnits(tax, scale),
  incl: majorUnits(incl, scale),
});

/**
 * Returns a price as the wire's members: `price` and `final_price` are the price to pay, `original_price` is
 * the list price, and `special_price` is 0 unless it is below that.
 */
export const membersOfPrice = (price: TaxedPrice | null, scale: number): PriceMembers => {
  const final = reading(price?.final ?? nothing, scale);
  const original = reading(price?.regular ?? nothing, scale);
  const special = reading(specialOf(price), scale);
  return {
    price: final.excl,
    price_tax: final.tax,
    price_incl_tax: final.incl,
    original_price: original.excl,
    original_price_tax: original.tax,
    original_price_incl_tax: original.incl,
    special_price: special.excl,
    special_price_tax: special.tax,
    special_price_incl_tax: special.incl,
    final_price: final.excl,
    final_price_tax: final.tax,
    final_price_incl_tax: final.incl,
    special_from_date: null,
    special_to_date: null,
    prices: [],
  };
};

/**
 * Returns the members of the unit price from the product's own rows at `now` (ms), with the rows and the
 * dates of the special price that applies.
 */
export const priceMembersOf = (
  prices: readonly PriceRow[],
  terms: PriceTerms,
  at: { now: number; surcharge?: number },
): PriceMembers => {
  const special = priceAt(prices, { qty: 1, now: at.now })?.special;
  const window = prices.find(
    (row) => row.kind === 'special' && row.amount === special && row.min_qty <= 1 && isOpenAt(row, at.now),
  );
  return {
    ...membersOfPrice(taxedPriceOf(prices, terms, at), terms.scale),
    special_from_date: window?.from ?? null,
    special_to_date: window?.until ?? null,
    prices: [...prices],
  };
};

/** Magento's id for all customer groups. */
const everyone = 32_000;

/**
 * Returns the tier prices at `now` (ms) in the wire's form: one entry for each quantity whose unit price is
 * lower than the one before.
 */
export const tierPricesOf = (
  prices: readonly PriceRow[],
  { scale }: Pick<PriceTerms, 'scale'>,
  now: number,
): TierPrice[] => {
  if (prices.every(({ min_qty }) => min_qty <= 1)) return [];
  const quantities = [
    ...new Set(prices.filter((row) => row.min_qty > 1 && isOpenAt(row, now)).map(({ min_qty }) => min_qty)),
  ].toSorted((one, other) => one - other);
  let least = priceAt(prices, { qty: 1, now })?.final ?? Infinity;
  return quantities.flatMap((qty) => {
    const amount = priceAt(prices, { qty, now })?.final ?? Infinity;
    if (amount >= least) return [];
    least = amount;
    return [{ customer_group_id: everyone, qty, value: majorUnits(amount, scale) }];
  });
};
