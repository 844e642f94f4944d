import type { CurrencyInformation } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { StoreView } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';

/**
 * Returns the store view's currencies with the current rates. A rate is exact in the table and a number on
 * the wire.
 */
export const readCurrencyInformation = async (
  db: Database,
  { currency, base_currency }: StoreView,
): Promise<CurrencyInformation> => {
  const { rows } = await sql<{ code: string; symbol: string; rate: number | null }>`
    select c.code, c.symbol, (
      select e.numerator::double precision / e.denominator from exchange_rate e
      where e.base_currency = ${base_currency.code} and e.quote_currency = c.code and e.valid_from <= now() order by e.valid_from desc limit 1
    ) as rate
    from currency c order by c.code`.execute(db);
  const symbolOf = (code: string): string => rows.find((row) => row.code === code)?.symbol ?? code;
  const convertible = rows.flatMap(({ code, symbol, rate }) =>
    rate === null ? [] : [{ currency_to: code, rate, currency_symbol: symbol }],
  );
  return {
    base_currency_code: base_currency.code,
    base_currency_symbol: symbolOf(base_currency.code),
    default_display_currency_code: currency.code,
    default_display_currency_symbol: symbolOf(currency.code),
    available_currency_codes: convertible.map(({ currency_to }) => currency_to),
    exchange_rates: convertible,
  };
};
