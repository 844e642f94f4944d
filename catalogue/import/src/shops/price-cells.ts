import { currencyScales } from '../currency-scales.ts';

/** The shop's own currencies. */
export const keptCurrencies: readonly string[] = Object.keys(currencyScales);

/** Columns of prices by currency that a preset works out, for currencies the shop keeps and those whose worth its owner says. */
export const priceColumns = (
  name: 'price' | 'compare' | 'special',
  rates: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    [...keptCurrencies, ...Object.keys(rates)].map((currency) => [currency, `@${name}:${currency}`]),
  );
