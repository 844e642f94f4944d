import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { Exchange } from './derived-amount.ts';
import { type NewPrice, priceState } from './price-state.ts';
import { withDerivedPrices } from './with-derived-prices.ts';

type Row = Omit<NewPrice, 'from' | 'until'> & {
  product_id: number;
  from_at: Date | null;
  until_at: Date | null;
};

/** Returns all price rows of these products, including derived ones, in a fixed order. */
export const readPrices = async (
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, NewPrice[]>> => {
  const { rows } = await sql<Row>`
    select product_id, price_list, currency, kind, amount, min_qty, from_at, until_at, is_derived from price where product_id = any(${productIds})`.execute(
    db,
  );
  const inputOf = ({ from_at, until_at, ...row }: Row): NewPrice => ({
    ...row,
    from: from_at?.toISOString() ?? null,
    until: until_at?.toISOString() ?? null,
  });
  return new Map(
    [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, found]) => [
      id,
      priceState(found.map(inputOf)),
    ]),
  );
};

const columns = `product_id integer, price_list text, currency text, kind text, min_qty integer, amount bigint,
  "from" timestamptz, until timestamptz, is_derived boolean`;

const replace = async (
  transaction: DatabaseTransaction,
  wanted: ReadonlyMap<number, NewPrice[]>,
  known: ReadonlySet<number>,
): Promise<void> => {
  if (known.size > 0) await sql`delete from price where product_id = any(${[...known]})`.execute(transaction);
  const rows = [...wanted].flatMap(([product_id, state]) => state.map((row) => ({ product_id, ...row })));
  const lists = [...new Set(rows.map(({ price_list }) => price_list))].map((code) => ({ code }));
  await sql`insert into price_list (code) select code from ${recordset(lists, 'code text')} on conflict do nothing`.execute(
    transaction,
  );
  await sql`
    insert into price (product_id, price_list, currency, kind, min_qty, amount, from_at, until_at, is_derived)
    select product_id, price_list, currency, kind, min_qty, amount, "from", until, is_derived from ${recordset(rows, columns)}`.execute(
    transaction,
  );
};

/**
 * Replaces the prices of these products with the given rows, deriving a missing currency from the other.
 * Returns the ids of products whose prices changed. An unknown price list is created with its first row.
 */
export const savePrices = async (
  transaction: DatabaseTransaction,
  wanted: ReadonlyMap<number, readonly NewPrice[]>,
  exchange: Exchange,
): Promise<number[]> => {
  const before = await readPrices(transaction, [...wanted.keys()]);
  const states = [...wanted].map(
    ([id, rows]) => [id, priceState(withDerivedPrices(rows, exchange))] as const,
  );
  const different = new Map(states.filter(([id, state]) => !isDeepStrictEqual(state, before.get(id) ?? [])));
  if (different.size > 0)
    await replace(transaction, different, new Set([...different.keys()].filter((id) => before.has(id))));
  return [...different.keys()];
};
