import { typedPriceRange } from '@dijla/commerce-rules/filters/typed-price-range';
import { redirect } from 'react-router';
import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import {
  type ListingQuery,
  listingQueryOf,
  parametersOf,
} from '../../../view-models/listing/listing-query.ts';
import { typedPriceIn } from '../../../view-models/listing/typed-price-fields.ts';
import { type Packed, packed } from '../../../view-models/wire/packed.ts';
import type { ListingKind } from '../../../view-models/listing/sort-order.ts';
import { isCatalogUnavailable } from '../../../offline/catalog-unavailable.ts';
import { type Asked, askListing, type FoundProducts } from './ask-listing.ts';

export type Filtered = Pick<Asked, 'within' | 'text' | 'categories' | 'ranked' | 'shown'> & {
  kind: ListingKind;
  /** Returns the listing's address with these parameters. */
  addressOf: (parameters: Record<string, string | undefined>) => string;
};

const nothingFound = (query: ListingQuery): FoundProducts => ({
  ...query,
  total: 0,
  before: 0,
  cards: [],
  hasMore: false,
  facets: [],
  isUnavailable: true,
});

/** Returns the price range typed into a form without scripts, or null when there is no valid one. */
const typedRangeIn = (search: URLSearchParams, scale: number): string | null => {
  const typed = { from: typedPriceIn(search, 'from') ?? '', to: typedPriceIn(search, 'to') ?? '' };
  const read = typedPriceRange(typed, scale);
  return read.ok ? read.range : null;
};

/**
 * Loads the listing an address requests, with one call on a server. Throws a redirect when the address has
 * unknown filters or pages, or prices as typed into the form. On a device that cannot ask for products it is empty.
 */
export const askFiltered = async (
  source: CatalogSource,
  search: URLSearchParams,
  { kind, addressOf, ...asked }: Filtered,
): Promise<FoundProducts> => {
  const query = listingQueryOf(kind, search);
  const range = typedRangeIn(search, source.store.currency.scale);
  if (range !== null)
    throw redirect(
      addressOf(parametersOf(kind, { ...query, page: 1, filters: { ...query.filters, price: [range] } })),
    );
  const answer = await askListing(source, { ...asked, query }).catch((error: unknown) => {
    // A server has an error page; a device shows the page without products and says why.
    if (source.keepsAnswers !== true || !isCatalogUnavailable(error)) throw error;
    return { ok: true as const, found: nothingFound(query) };
  });
  if (!answer.ok) throw redirect(addressOf(parametersOf(kind, { ...query, ...answer.data })));
  return answer.found;
};

/** Loads the same listing as `askFiltered`, packed for its way to a page. */
export const loadFiltered = async (
  source: CatalogSource,
  search: URLSearchParams,
  filtered: Filtered,
): Promise<Packed<FoundProducts>> => {
  const found = await askFiltered(source, search, filtered);
  return source.keepsAnswers === true ? found : packed(found);
};
