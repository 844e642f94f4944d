import type { CurrencyCode } from '@dijla/contract/client';
import { derivedAmount, type Exchange } from './derived-amount.ts';
import type { NewPrice } from './price-state.ts';

type Amount = { currency: CurrencyCode; amount: number; is_derived: boolean };

/**
 * Returns the rows, plus rows converted from the other currency for each group (`groupOf`) that lacks one.
 * Derived rows in the input are rebuilt.
 */
const completed = <Row extends Amount>(
  rows: readonly Row[],
  exchange: Exchange,
  groupOf: (row: Row) => string,
): Row[] => {
  const given = rows.filter(({ is_derived }) => !is_derived);
  const has = new Set(given.map((row) => `${row.currency} ${groupOf(row)}`));
  const derived = [exchange.base, exchange.quote].flatMap((currency) =>
    given
      .filter((row) => row.currency !== currency && !has.has(`${currency} ${groupOf(row)}`))
      .map((row) => ({
        ...row,
        currency,
        amount: derivedAmount(row.amount, currency, exchange),
        is_derived: true,
      })),
  );
  return [...given, ...derived];
};

/**
 * Returns the rows, plus derived rows where a currency is missing, for special and tier prices too (DESIGN
 * §4). With an explicit special price in dollars, the regular price is still derived.
 */
export const withDerivedPrices = (rows: readonly NewPrice[], exchange: Exchange): NewPrice[] =>
  completed(
    rows,
    exchange,
    ({ price_list, kind, min_qty, from }) =>
      `${price_list} ${kind} ${min_qty} ${from === null ? '' : Date.parse(from)}`,
  );

/** Returns the amounts of one record, such as an option's price, in both currencies. */
export const withDerivedAmounts = (amounts: readonly Amount[], exchange: Exchange): Amount[] =>
  completed(amounts, exchange, () => '');
