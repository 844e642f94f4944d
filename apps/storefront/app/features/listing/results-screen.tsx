import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import { type MouseEvent, type ReactNode, useCallback, useEffect } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { isContinuation } from '../../view-models/listing/listing-query.ts';
import { useUnpacked } from '../../view-models/wire/unpacked.ts';
import { ListingProvider, type Query, useListingState } from './listing-context.ts';
import type { ResultsView } from './loading/load-results.ts';
import type { FoundProducts } from './loading/ask-listing.ts';
import type { Understanding } from './loading/load-understanding.ts';
import { ProductsListing } from './products-listing.tsx';

/** Loaded only when a search finds nothing. */
const nothingFound = lazyPart({
  part: async () => (await import('./empty/nothing-found.lazy.tsx')).NothingFound,
});

const understoodSearch = lazyPart({
  part: async () => (await import('./understood-search.lazy.tsx')).UnderstoodSearch,
});

const saysSomething = ({ corrected, filters, missing }: Understanding): boolean =>
  corrected !== null || missing.length > 0 || filters.some(({ rest }) => rest !== '');

/** Tells the shop, without saying whose it is, that a text was searched for and how much was found. */
const useTold = (term: string, found: FoundProducts | null): void => {
  const { code } = useStoreView();
  const total =
    found === null || chosenCount(found.filters) > 0 || isContinuation(found) ? null : found.total;
  useEffect(() => {
    if (total !== null)
      void import('../../shop/page/tell-search.lazy.ts').then(
        ({ tellSearch }) => tellSearch(code, { term, total }),
        () => undefined,
      );
  }, [code, term, total]);
};

/** Tells the shop, without saying by whom, which product of unfiltered results in order of relevance is opened. */
const ToldClicks = ({
  term,
  found: { cards, before, sort, filters },
  children,
}: {
  term: string;
  found: FoundProducts;
  children: ReactNode;
}) => {
  const { code } = useStoreView();
  const tell = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || sort !== 'relevance' || chosenCount(filters) > 0) return;
    const address = link.pathname + link.search;
    const place = cards.findIndex((card) => paths.entity(code, card.urlPath, card.asked ?? {}) === address);
    const sku = cards[place]?.sku;
    if (sku !== undefined)
      void import('../../shop/page/tell-search.lazy.ts').then(
        ({ tellClick }) => tellClick(code, { term, sku, position: before + place + 1 }),
        () => undefined,
      );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only listens: a key on a link clicks it
    <div className="contents" onClickCapture={tell}>
      {children}
    </div>
  );
};

/** The search results; the search field with the term is in the header. */
export const ResultsScreen = ({
  view: { term, found: given, understanding, instead },
}: {
  view: ResultsView;
}) => {
  const found = useUnpacked(given);
  const texts = useTexts('results');
  const { code } = useStoreView();
  const addressOf = useCallback(
    (parameters: Query) => paths.search(code, { ...parameters, q: term }),
    [code, term],
  );
  const state = useListingState('search', addressOf);
  const isUnavailable = found?.isUnavailable === true;
  useTold(term, isUnavailable ? null : found);
  const isEmpty = found !== null && found.total === 0 && chosenCount(found.filters) === 0;
  const isIndexed =
    found !== null && found.total > 0 && chosenCount(found.filters) === 0 && !isContinuation(found);
  const nothing = isUnavailable ? texts.notSearchedTitle : texts.nothingTitle;
  const title = term === '' ? texts.ask : isEmpty ? nothing(term) : texts.title(term);
  const canonicalPath = isIndexed ? paths.search(code, { q: term }) : null;
  return (
    <ListingProvider value={state}>
      <PageHead canonicalPath={canonicalPath} title={title} />
      {import.meta.env.SSR && (
        <OpenGraph path={canonicalPath} picture={found?.cards[0]?.picture} title={title} />
      )}
      <div className="frame pt-4 md:pt-6">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      </div>
      {understanding !== null && !isEmpty && saysSomething(understanding) && (
        <understoodSearch.Part understanding={understanding} />
      )}
      {found !== null && !isEmpty && (
        <ToldClicks found={found} term={term}>
          <ProductsListing found={found} />
        </ToldClicks>
      )}
      {(found === null || isEmpty) && (
        <nothingFound.Part
          instead={instead}
          isUnavailable={isUnavailable}
          term={term}
          understanding={understanding}
        />
      )}
    </ListingProvider>
  );
};
