import { z } from 'zod';

/** Currencies of the shop's prices. */
export const currencyCode = z.enum(['IQD', 'USD']);
export type CurrencyCode = z.infer<typeof currencyCode>;

/**
 * An amount in minor units of its currency, always a safe integer: 12,000 IQD is
 * `{ amount: 12000, currency: 'IQD' }` (scale 0), 9.50 USD is `{ amount: 950, currency: 'USD' }` (scale 2).
 */
const money = z.object({ amount: z.int(), currency: currencyCode });
export type Money = z.infer<typeof money>;

/** How one store view counts and formats a currency (spec 1 §9, store table). */
export const currencySettings = z.object({
  code: currencyCode,
  /** Decimal places of the minor unit: IQD 0, USD 2. */
  scale: z.int().min(0).max(3),
  symbol: z.string(),
  sign_placement: z.enum(['append', 'prepend']),
  decimal_separator: z.string(),
  thousands_separator: z.string(),
});
export type CurrencySettings = z.infer<typeof currencySettings>;

/**
 * One row of a product's prices, in minor units of the document's currency. `regular` rows are the list
 * price; `special` rows apply only below the regular price and within their window. `from` and `until` are
 * UTC instants (ISO 8601); `from` is inclusive, `until` exclusive; null is open.
 */
export const priceRow = z.object({
  kind: z.enum(['regular', 'special']),
  amount: z.int(),
  min_qty: z.int().min(1),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});
export type PriceRow = z.infer<typeof priceRow>;
