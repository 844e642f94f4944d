import { isDeepStrictEqual } from 'node:util';
import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/recordset.ts';
import type { Exchange } from './derived-amount.ts';
import { type NewPrice, priceState } from './price-state.ts';

const generalList = 'general';
const productsPerStatement = 2000;

type Row = Omit<NewPrice, 'from' | 'until'> & { product_id: number; from_at: Date | null; until_at: Date | null };

/** Today's rate of the shop's base currency into the other currency it keeps. Throws when there is none. */
export const readExchange = async (db: Database): Promise<Exchange> => {
  const { rows } = await sql<{ base: CurrencyCode; quote: CurrencyCode; numerator: number; denominator: number; base_scale: number; quote_scale: number }>`
    select e.base_currency as base, e.quote_currency as quote, e.numerator, e.denominator, b.scale as base_scale, q.scale as quote_scale
    from exchange_rate e join currency b on b.code = e.base_currency join currency q on q.code = e.quote_currency
    where e.base_currency <> e.quote_currency and e.valid_from <= now() order by e.valid_from desc limit 1`.execute(db);
  const [rate] = rows;
  if (rate === undefined) throw new Error('The database has no exchange rate');
  const { base, quote, numerator, denominator } = rate;
  return { base, quote, numerator, denominator, scales: { [base]: rate.base_scale, [quote]: rate.quote_scale } };
};

const readStates = async (db: Database, productIds: readonly number[]): Promise<Map<number, NewPrice[]>> => {
  const { rows } = await sql<Row>`
    select product_id, currency, kind, amount, min_qty, from_at, until_at, is_derived from price
    where price_list = ${generalList} and product_id = any(${productIds})`.execute(db);
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  const inputOf = ({ from_at, until_at, ...row }: Row): NewPrice => (
    { ...row, from: from_at?.toISOString() ?? null, until: until_at?.toISOString() ?? null }
  );
  return new Map([...byProduct].map(([id, found]) => [id, priceState(found.map(inputOf))]));
};

const priceColumns = `product_id integer, currency text, kind text, min_qty integer, amount bigint,
  "from" timestamptz, until timestamptz, is_derived boolean`;

const replace = async (transaction: DatabaseTransaction, wanted: ReadonlyMap<number, NewPrice[]>): Promise<void> => {
  await sql`delete from price where price_list = ${generalList} and product_id = any(${[...wanted.keys()]})`.execute(transaction);
  const rows = [...wanted].flatMap(([product_id, state]) => state.map((row) => ({ product_id, ...row })));
  await sql`
    insert into price (product_id, price_list, currency, kind, min_qty, amount, from_at, until_at, is_derived)
    select product_id, ${generalList}, currency, kind, min_qty, amount, "from", until, is_derived
    from ${recordset(rows, priceColumns)}`.execute(transaction);
};

/** Makes the general prices of these products exactly the given rows and answers the ids of those whose prices changed. */
export const savePrices = async (transaction: DatabaseTransaction, wanted: ReadonlyMap<number, readonly NewPrice[]>): Promise<number[]> => {
  const changed: number[] = [];
  const ids = [...wanted.keys()];
  for (let start = 0; start < ids.length; start += productsPerStatement) {
    const part = ids.slice(start, start + productsPerStatement);
    const before = await readStates(transaction, part);
    const states = part.map((id) => [id, priceState(wanted.get(id) ?? [])] as const);
    const different = new Map(states.filter(([id, state]) => !isDeepStrictEqual(state, before.get(id) ?? [])));
    if (different.size > 0) await replace(transaction, different);
    changed.push(...different.keys());
  }
  return changed;
};
