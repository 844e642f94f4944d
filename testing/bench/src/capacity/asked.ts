import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '@dijla/provider/database';
import { copiesOf, orderBody } from '../buying/order-bodies.ts';
import { bucketsAtMost, listed, pageSize, searchOf } from '../catalogue/listing.ts';
import { listingKinds, type ShopInListings } from '../catalogue/listing-kinds.ts';
import { searchPath } from '../catalogue/wire-search.ts';
import type { Asked } from './open-loop.ts';

/** Texts that shoppers type, from the queries by which the quality of searches is judged. */
const typed = readFileSync(join(import.meta.dirname, '../search-quality/queries.tsv'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('#') ? [] : [line.split('\t')[2] ?? '']))
  .filter(Boolean);

/** Listings that were never asked for before, of all kinds in turn. */
export const listings = function* (shop: ShopInListings, firstRound: number): Generator<Asked> {
  const kinds = listingKinds(shop).filter(({ isAside }) => isAside !== true);
  for (let round = firstRound; ; round += 1)
    for (const { listingOf } of kinds) yield { path: searchPath(searchOf(listingOf(round))) };
};

/** Searches for typed texts with the counts of all filters; a price range of its own makes each one new. */
export const searches = function* (first: number): Generator<Asked> {
  for (let place = first; ; place += 1) {
    const request = {
      _searchText: typed[place % typed.length] ?? '',
      _appliedFilters: [
        ...listed,
        { attribute: 'price', value: { gte: 0, lte: 900_000_000 + place }, scope: 'catalog' as const },
      ],
      _availableFilters: [{ field: '*', scope: 'catalog' as const, options: { size: bucketsAtMost } }],
    };
    yield { path: searchPath({ request, size: pageSize }) };
  }
};

/** Orders of one line, each of a cart of its own. */
export const orders = async (
  pool: Connection['pool'],
  { template, count }: { template: string; count: number },
): Promise<Iterator<Asked>> => {
  const carts = await copiesOf({ pool }, template, count);
  return carts
    .values()
    .map((cartId) => ({ path: '/api/order?storeCode=ar', body: JSON.stringify(orderBody(cartId, 1)) }));
};
