import type { CurrencyCode } from '@dijla/contract/client';
import { derivedAmount, type Exchange } from './derived-amount.ts';
import type { NewPrice } from './price-state.ts';

type Amount = { currency: CurrencyCode; amount: number; is_derived: boolean };

/** The rows, and of each group (`groupOf`) that lacks a currency the rows converted from the other. Derived rows among the given are remade. */
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
 * The rows with what a currency lacks converted from the other, special and tier rows alike, and marked so (DESIGN §4): an explicit
 * special price in dollars leaves the regular one to be derived.
 */
export const withDerivedPrices = (rows: readonly NewPrice[], exchange: Exchange): NewPrice[] =>
  completed(
    rows,
    exchange,
    ({ price_list, kind, min_qty, from }) =>
      `${price_list} ${kind} ${min_qty} ${from === null ? '' : Date.parse(from)}`,
  );

/** Amounts of one thing, such as an option's price, in both currencies. */
export const withDerivedAmounts = (amounts: readonly Amount[], exchange: Exchange): Amount[] =>
  completed(amounts, exchange, () => '');
