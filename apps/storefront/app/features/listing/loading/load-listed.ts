import type { SearchQuery } from '@dijla/contract/client';
import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { type ListedPage, paths } from '../../../paths.ts';
import { inStockFirst, listedFilters, mostBoughtFirst } from '../../../view-models/listing/listed-filters.ts';
import { listedWithin } from '../../../view-models/listing/listed-within.ts';
import type { Packed } from '../../../view-models/wire/packed.ts';
import type { FoundProducts } from './ask-listing.ts';
import { loadFiltered } from './load-filtered.ts';
import { kindOfListed } from './kind-of-listed.ts';
import { topCategories, type TopCategory } from './top-categories.ts';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;

export type ListedView = {
  page: ListedPage;
  found: Packed<FoundProducts>;
  /** Whether the listing was made for this device. */
  isOwn: boolean;
  /** False until the device, which may know viewed products, has been asked. */
  isAnswered: boolean;
};

/**
 * Returns the owner's top category at the listing's address, whose products then form the listing (spec 1
 * §2).
 */
const ownedListing = (page: ListedPage, tops: readonly TopCategory[]): TopCategory | undefined =>
  tops.find(({ urlPath }) => urlPath === page);

/** Number of products that count as bestsellers, so that the list ends. */
const mostBestsellers = 100;

/**
 * Returns the filters that define the unfiltered listing; the bestsellers are the same set in every sort
 * order.
 */
const withinOf = async (source: CatalogSource, page: ListedPage): Promise<Filters> => {
  if (page !== 'best-sellers') return listedWithin[page];
  const request = { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, mostBoughtFirst] };
  const { hits } = await source.search('product', {
    request,
    size: mostBestsellers,
    include: ['sku'],
    isShared: true,
  });
  return [{ attribute: 'sku', value: { in: hits.map(({ sku }) => String(sku)) } }];
};

/**
 * Loads one of the shop's own listings, which can also be filtered by the category tree. Makes one call,
 * plus shared ones for the tree and the set of bestsellers.
 */
export const loadListed =
  (page: ListedPage) =>
  async (
    source: CatalogSource,
    { search }: { search: URLSearchParams },
    ranked: readonly string[] = [],
  ): Promise<ListedView> => {
    const tops = await topCategories(source);
    const owned = ownedListing(page, tops);
    const isOwn = ranked.length > 0;
    const within: Filters =
      owned === undefined
        ? await withinOf(source, page)
        : [{ attribute: 'category_ids', value: { in: [...owned.ids] } }];
    const found = await loadFiltered(source, search, {
      kind: kindOfListed[page],
      within: isOwn ? [{ attribute: 'sku', value: { in: [...ranked] } }] : within,
      ...(isOwn ? { ranked } : {}),
      addressOf: (parameters) => paths.listed(source.store.code, page, parameters),
      categories: tops.filter(({ id }) => id !== owned?.id),
    });
    return { page, found, isOwn, isAnswered: page !== 'recommendations' };
  };
