import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { derivedAmount, type Exchange } from './derived-amount.ts';
import { readExchange } from './exchange-sql.ts';

type Unit = { code: CurrencyCode; scale: number };
export type RateSetting = {
  base: Unit;
  quote: Unit;
  rate: string;
  step: number;
  since: string;
  is_applied: boolean;
};

/** Decimals that a typed rate may have, as a fraction's denominator. */
const denominator = 10_000;

/** Returns a rate as it is typed, `1310` or `1310.5`, of an exact fraction. */
const rateText = ({ numerator, denominator: below }: Pick<Exchange, 'numerator' | 'denominator'>) =>
  String(Number((numerator / below).toFixed(6)));

/** Returns the exact fraction of a typed rate. */
const fractionOfRate = (rate: string): Pick<Exchange, 'numerator' | 'denominator'> => {
  const [whole = '0', decimals = ''] = rate.split('.');
  return decimals === ''
    ? { numerator: Number(whole), denominator: 1 }
    : { numerator: Number(`${whole}${decimals.padEnd(4, '0')}`), denominator };
};

/** Returns the rate that holds now, and whether prices follow it already. */
export const readRateSetting = async (database: Database): Promise<RateSetting> => {
  const { base, quote, scales, steps, ...fraction } = await readExchange(database);
  const { rows } = await sql<{ valid_from: Date; applied_at: Date | null }>`
    select valid_from, applied_at from exchange_rate
    where base_currency = ${base} and quote_currency = ${quote} and valid_from <= now() order by valid_from desc limit 1`.execute(
    database,
  );
  const [row] = rows;
  const unitOf = (code: CurrencyCode): Unit => ({ code, scale: scales[code] ?? 0 });
  return {
    base: unitOf(base),
    quote: unitOf(quote),
    rate: rateText(fraction),
    step: steps[quote] ?? 1,
    since: (row?.valid_from ?? new Date(0)).toISOString(),
    is_applied: (row?.applied_at ?? null) !== null,
  };
};

/** Writes down a rate from now on, and the step of derived prices. A schedule makes the prices anew. */
export const saveRate = async (
  transaction: DatabaseTransaction,
  { base, quote }: Pick<RateSetting, 'base' | 'quote'>,
  { rate, step }: { rate: string; step: number },
): Promise<void> => {
  const fraction = fractionOfRate(rate);
  await sql`update currency set derived_step = ${step} where code = ${quote.code}`.execute(transaction);
  await sql`
    insert into exchange_rate (base_currency, quote_currency, numerator, denominator)
    values (${base.code}, ${quote.code}, ${fraction.numerator}, ${fraction.denominator})`.execute(
    transaction,
  );
};

export type RatePreview = {
  products: number;
  examples: { sku: string; name: string; unit: Unit; before: number; after: number }[];
};

/** Products shown of those whose prices would change. */
const shownExamples = 12;

type Example = {
  sku: string;
  name: string;
  currency: CurrencyCode;
  scale: number;
  amount: number;
  from_amount: number;
};

/** Returns what derived prices of the best sold products would be by another rate and step. */
export const previewRate = async (
  database: Database,
  { rate, step }: { rate: string; step: number },
  language: string,
): Promise<RatePreview> => {
  const exchange = await readExchange(database);
  const other: Exchange = {
    ...exchange,
    ...fractionOfRate(rate),
    steps: { ...exchange.steps, [exchange.quote]: step },
  };
  const { rows } = await sql<Example>`
    select p.sku, coalesce((select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku) as name,
      d.currency, c.scale, d.amount, g.amount as from_amount
    from price d
    join price g on g.product_id = d.product_id and g.price_list = d.price_list and g.kind = d.kind and g.min_qty = d.min_qty
      and g.from_at is not distinct from d.from_at and not g.is_derived and g.currency <> d.currency
    join product p on p.id = d.product_id join currency c on c.code = d.currency
    left join product_sales s on s.product_id = p.id
    where d.is_derived and d.kind = 'regular' and d.min_qty = 1 and p.status = 1 and p.type in ('simple', 'virtual', 'downloadable')
      and d.price_list = (select price_list from store_view where is_default)
    order by s.number_of_sales desc nulls last, p.id desc limit ${shownExamples}`.execute(database);
  const { rows: counted } = await sql<{
    products: number;
  }>`select count(distinct product_id)::integer as products from price where is_derived`.execute(database);
  return {
    products: counted[0]?.products ?? 0,
    examples: rows.map(({ sku, name, currency, scale, amount, from_amount }) => ({
      sku,
      name,
      unit: { code: currency, scale },
      before: amount,
      after: derivedAmount(from_amount, currency, other),
    })),
  };
};
