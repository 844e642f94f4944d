import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Listing } from '../listing.ts';
import type { FacetNumbers } from './facet-numbers.ts';
import { listingStatement, type Statement } from './listing-statement.ts';

/** Counts by attribute, then by value as text. */
type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export type SqlListing = {
  total: number;
  ids: readonly number[];
  counts: FacetCounts;
  ranges: readonly number[];
};

type Pairs = readonly (readonly [number, number])[] | null;
/** The raw row, with values as facet numbers. */
export type SqlRow = { total: number; ids: number[] | null; counts: Pairs; ranges: Pairs };

const documents = `select document::text from catalogue_document where store_code = $1 and entity = 'product' and entity_id = any($2)`;

export type SqlShop = {
  client: pg.Client;
  numbers: FacetNumbers;
  priceSteps: readonly number[];
  storeCode: string;
};

/** Parsed once per session, as in a fair measurement of the database. */
const prepared = (statement: Statement): pg.QueryConfig => ({
  ...statement,
  name: createHash('sha256').update(statement.text).digest('hex').slice(0, 32),
});

/** Queries PostgreSQL for a listing: one statement for the page and all counts, one for its documents. */
export const askSql = async ({ client, storeCode, ...parts }: SqlShop, listing: Listing): Promise<SqlRow> => {
  const {
    rows: [row],
  } = await client.query<SqlRow>(prepared(listingStatement(listing, parts)));
  if (row === undefined) throw new Error('The statement has no answer');
  await client.query(prepared({ text: documents, values: [storeCode, row.ids ?? []] }));
  return row;
};

/** Converts a row to a listing, with attribute values in place of facet numbers. */
export const sqlListingOf = (
  { total, ids, counts, ranges }: SqlRow,
  { numbers, priceSteps }: Pick<SqlShop, 'numbers' | 'priceSteps'>,
): SqlListing => {
  const byAttribute = new Map<string, Map<string, number>>();
  for (const [number, n] of counts ?? []) {
    const value = numbers.valueOf(number);
    if (value === undefined) throw new Error(`No value has the number ${number}`);
    const found = byAttribute.get(value.attribute) ?? new Map<string, number>();
    found.set(value.key, (found.get(value.key) ?? 0) + n);
    byAttribute.set(value.attribute, found);
  }
  const inRange = new Map(ranges ?? []);
  return {
    total,
    ids: ids ?? [],
    counts: byAttribute,
    ranges: priceSteps.map((_, place) => inRange.get(place + 1) ?? 0),
  };
};
