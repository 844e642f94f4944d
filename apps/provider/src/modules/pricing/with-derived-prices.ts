import { derivedAmount, type Exchange } from './derived-amount.ts';
import type { NewPrice } from './price-state.ts';

/** The rows with those of a currency that has none converted from the other, special and tier rows alike, and marked so (DESIGN §4). */
export const withDerivedPrices = (rows: readonly NewPrice[], exchange: Exchange): NewPrice[] => {
  const derived = [exchange.base, exchange.quote].flatMap((currency) => {
    if (rows.some((row) => row.currency === currency)) return [];
    return rows.map((row) => ({ ...row, currency, amount: derivedAmount(row.amount, currency, exchange), is_derived: true }));
  });
  return [...rows, ...derived];
};
