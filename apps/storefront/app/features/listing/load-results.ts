import type { CategoryDocument } from '@dijla/contract/client';
import { redirect } from 'react-router';
import type { CatalogueSource, WireDocument } from '../../catalogue-source.ts';
import { longestTerm, paths } from '../../paths.ts';
import { cardFields, cardView, type CardView } from '../../view-models/card-view.ts';
import type { FacetCategory } from '../../view-models/facets-of.ts';
import { inStockFirst, listedFilters } from '../../view-models/listed-filters.ts';
import { listingQueryOf, parametersOf } from '../../view-models/listing-query.ts';
import { type Packed, packed } from '../../view-models/packed.ts';
import { askListing, type FoundProducts } from './ask-listing.ts';

/** What to show when nothing was found (spec 1 §9). */
const fallbackSize = 9;

export type ResultsView = {
  /** Empty when nothing was asked for yet. */
  term: string;
  found: Packed<FoundProducts | null>;
  /** What sells best, when nothing was found. */
  instead: CardView[];
};

/** As it is searched for and shown: without spaces around and between, no longer than a term may be. */
export const termOf = (given: string | null): string => (given ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, longestTerm).trim();

const idsBelow = (category: Partial<CategoryDocument>): number[] => [category.id ?? 0, ...(category.children_data ?? []).flatMap(idsBelow)];

const topCategory = (document: WireDocument): FacetCategory => {
  const category = document as Partial<CategoryDocument>;
  return { id: category.id ?? 0, name: category.name ?? '', ids: idsBelow(category) };
};

/** The top categories, by which results are narrowed: asked once for all searches. */
const topCategories = async (source: CatalogueSource): Promise<FacetCategory[]> => {
  const { hits } = await source.search('category', {
    request: {
      _appliedFilters: [{ attribute: 'parent_id', value: { eq: source.store.rootCategoryId } }, { attribute: 'is_active', value: { eq: true } }],
      _appliedSort: [{ field: 'position', options: 'asc' }],
    },
    size: 4000,
    include: ['id', 'name', 'children_data.id', '*.children_data.id'],
    isShared: true,
  });
  return hits.map(topCategory);
};

const bestsellers = async (source: CatalogueSource): Promise<CardView[]> => {
  const request = { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, { field: 'number_of_sales', options: 'desc' }] };
  const { hits } = await source.search('product', { request, size: fallbackSize, include: cardFields });
  return hits.map((hit) => cardView(hit, source.store.currency.scale));
};

/** What a search found, with the machinery of a category's listing: two calls, three when nothing was found. */
export const loadResults = async (source: CatalogueSource, { search }: { search: URLSearchParams }): Promise<ResultsView> => {
  const term = termOf(search.get('q'));
  if (term === '') return { term, found: null, instead: await bestsellers(source) };
  const query = listingQueryOf('search', search);
  const asked = await askListing(source, { within: [], text: term, query, categories: await topCategories(source) });
  if (!asked.ok) throw redirect(paths.search(source.store.code, { ...parametersOf('search', { ...query, ...asked.data }), q: term }));
  const isNothing = asked.found.total === 0 && Object.keys(query.filters).length === 0;
  return { term, found: source.keepsAnswers === true ? asked.found : packed(asked.found), instead: isNothing ? await bestsellers(source) : [] };
};
