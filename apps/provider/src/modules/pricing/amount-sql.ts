import { isDeepStrictEqual } from 'node:util';
import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { Exchange } from './derived-amount.ts';
import { withDerivedAmounts } from './with-derived-prices.ts';

/** Kinds of records besides products that have a price: values of custom options, and download links. */
export type AmountOwner = 'option-value' | 'download-link';

export type NewAmount = { currency: CurrencyCode; amount: number; is_derived: boolean };

const tables = {
  'option-value': { table: 'custom_option_price', column: 'value_id' },
  'download-link': { table: 'download_link_price', column: 'link_id' },
} as const;

const inOrder = (amounts: readonly NewAmount[]): NewAmount[] =>
  amounts.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));

/** Returns all amounts of these owners, including derived ones, in a fixed order. */
export const readAmounts = async (
  db: Database,
  owner: AmountOwner,
  ids: readonly number[],
): Promise<Map<number, NewAmount[]>> => {
  const { table, column } = tables[owner];
  const { rows } = await sql<NewAmount & { id: number }>`
    select ${sql.ref(column)} as id, currency, amount, is_derived from ${sql.table(table)} where ${sql.ref(column)} = any(${ids})`.execute(
    db,
  );
  const amountOf = ({ currency, amount, is_derived }: NewAmount): NewAmount => ({
    currency,
    amount,
    is_derived,
  });
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => [id, inOrder(found.map(amountOf))]),
  );
};

/**
 * Replaces the amounts of these owners with the given ones, deriving a missing currency from the other.
 * Returns the owners whose amounts changed.
 */
export const saveAmounts = async (
  transaction: DatabaseTransaction,
  owner: AmountOwner,
  { wanted, exchange }: { wanted: ReadonlyMap<number, readonly NewAmount[]>; exchange: Exchange },
): Promise<number[]> => {
  if (wanted.size === 0) return [];
  const before = await readAmounts(transaction, owner, [...wanted.keys()]);
  const states = [...wanted].map(
    ([id, amounts]) => [id, inOrder(withDerivedAmounts(amounts, exchange))] as const,
  );
  const different = states.filter(([id, state]) => !isDeepStrictEqual(state, before.get(id) ?? []));
  if (different.length === 0) return [];
  const { table, column } = tables[owner];
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${different.map(([id]) => id)})`.execute(
    transaction,
  );
  const rows = different.flatMap(([id, state]) => state.map((amount) => ({ id, ...amount })));
  await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, currency, amount, is_derived)
    select id, currency, amount, is_derived from ${recordset(rows, 'id integer, currency text, amount bigint, is_derived boolean')}`.execute(
    transaction,
  );
  return different.map(([id]) => id);
};
