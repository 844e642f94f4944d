import { redirect } from 'react-router';
import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { longestTerm, paths } from '../../../paths.ts';
import { cardFields, cardView, type CardView } from '../../../view-models/cards/card-view.ts';
import { inStockFirst, listedFilters, mostBoughtFirst } from '../../../view-models/listing/listed-filters.ts';
import { type Packed, packed } from '../../../view-models/wire/packed.ts';
import type { FoundProducts } from './ask-listing.ts';
import { askFiltered } from './load-filtered.ts';
import { loadUnderstanding, shownVariants, type Understanding } from './load-understanding.ts';
import { isCatalogUnavailable } from '../../../offline/catalog-unavailable.ts';
import { topCategories } from './top-categories.ts';

/** Number of products shown when a search finds nothing (spec 1 §9). */
const fallbackSize = 9;

export type ResultsView = {
  /** Empty when nothing has been searched for yet. */
  term: string;
  found: Packed<FoundProducts | null>;
  /** How the term was understood; null without one. */
  understanding: Understanding | null;
  /** Bestsellers, when nothing was found. */
  instead: CardView[];
};

/** Normalizes a search term: trimmed, with single spaces, cut to the maximum length. */
const termOf = (given: string | null): string =>
  (given ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, longestTerm).trim();

const bestsellers = async (source: CatalogSource): Promise<CardView[]> => {
  const request = { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, mostBoughtFirst] };
  const { hits } = await source.search('product', { request, size: fallbackSize, include: cardFields });
  return hits.map((hit) => cardView(hit, source.store.currency.scale));
};

/** A device may have no bestsellers; what else the page shows does not depend on them. */
const noneKnown = (error: unknown): CardView[] => {
  if (isCatalogUnavailable(error)) return [];
  throw error;
};

/**
 * Loads the results of a search, listed like a category: three calls, four when nothing was found. Throws a redirect
 * where the owner shows a page instead.
 */
export const loadResults = async (
  source: CatalogSource,
  { search }: { search: URLSearchParams },
): Promise<ResultsView> => {
  const term = termOf(search.get('q'));
  if (term === '') return { term, found: null, understanding: null, instead: await bestsellers(source) };
  const addressOf = (parameters: Record<string, string | undefined>) =>
    paths.search(source.store.code, { ...parameters, q: term });
  const reading = loadUnderstanding(source, term);
  const shown = reading.then(shownVariants);
  const [found, understanding] = await Promise.all([
    topCategories(source).then((categories) =>
      askFiltered(source, search, { kind: 'search', within: [], text: term, addressOf, categories, shown }),
    ),
    reading,
  ]);
  if (understanding.page !== null) throw redirect(paths.entity(source.store.code, understanding.page));
  const isNothing = found.total === 0 && Object.keys(found.filters).length === 0;
  return {
    term,
    understanding,
    found: source.keepsAnswers === true ? found : packed(found),
    instead: isNothing ? await bestsellers(source).catch(noneKnown) : [],
  };
};
