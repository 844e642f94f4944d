import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Exchange } from './derived-amount.ts';

type Row = {
  base: CurrencyCode;
  quote: CurrencyCode;
  numerator: number;
  denominator: number;
  base_scale: number;
  quote_scale: number;
  base_step: number;
  quote_step: number;
};

/**
 * Returns the current rate from the shop's base currency to its other currency, with the rounding steps of
 * derived amounts. Throws when there is none.
 */
export const readExchange = async (db: Database): Promise<Exchange> => {
  const { rows } = await sql<Row>`
    select e.base_currency as base, e.quote_currency as quote, e.numerator, e.denominator, b.scale as base_scale, q.scale as quote_scale,
      b.derived_step as base_step, q.derived_step as quote_step
    from exchange_rate e join currency b on b.code = e.base_currency join currency q on q.code = e.quote_currency
    where e.base_currency <> e.quote_currency and e.valid_from <= now() order by e.valid_from desc limit 1`.execute(
    db,
  );
  const [rate] = rows;
  if (rate === undefined) throw new Error('The database has no exchange rate');
  const { base, quote, numerator, denominator } = rate;
  return {
    base,
    quote,
    numerator,
    denominator,
    scales: { [base]: rate.base_scale, [quote]: rate.quote_scale },
    steps: { [base]: rate.base_step, [quote]: rate.quote_step },
  };
};
