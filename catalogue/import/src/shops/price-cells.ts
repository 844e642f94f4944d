import { currencyScales } from '../currency-scales.ts';

/** The currencies in which the shop keeps prices. */
export const keptCurrencies: readonly string[] = Object.keys(currencyScales);

/**
 * Returns the computed price columns by currency, for the currencies that the shop keeps and those with a
 * rate.
 */
export const priceColumns = (
  name: 'price' | 'compare' | 'special',
  rates: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    [...keptCurrencies, ...Object.keys(rates)].map((currency) => [currency, `@${name}:${currency}`]),
  );
