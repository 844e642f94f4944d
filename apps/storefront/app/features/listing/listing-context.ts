// @chunk listing
import { type ChosenFilters, toggledFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { createContext, type MouseEvent, use, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '@dijla/ui-kit/hooks/after-paint.ts';
import { isPlainClick } from '@dijla/ui-kit/plain-click.ts';
import { type ListingQuery, listingQueryOf, parametersOf } from '../../view-models/listing/listing-query.ts';
import { type ListingKind, pickedOrder, type SortOrder } from '../../view-models/listing/sort-order.ts';

export type Query = Record<string, string | undefined>;

/**
 * State shared by the parts of a listing: the requested query, also while its answer is loading, and
 * functions for the listing's addresses.
 */
export type ListingState = {
  kind: ListingKind;
  query: ListingQuery;
  /** Whether another answer of this listing is loading. */
  isPending: boolean;
  /** Address of the first page with these filters, in the current order. */
  filtered: (filters: ChosenFilters) => string;
  /** Address of the first page in this order, with the current filters. */
  sorted: (sort: SortOrder) => string;
  page: (page: number) => string;
  /** Navigates to another answer of this listing. */
  go: (to: string) => void;
  /**
   * Follows a link on a plain click, after the tapped state is painted, because the navigation renders much
   * of the page again. Returns false for other clicks.
   */
  follow: (event: MouseEvent, to: string) => boolean;
  /**
   * Follows the link of a filter value, applied on top of values tapped just before that the router does not
   * know yet.
   */
  toggle: (event: MouseEvent, code: string, value: string) => boolean;
};

const ListingContext = createContext<ListingState | null>(null);
export const ListingProvider = ListingContext.Provider;

/** Returns the state of the enclosing listing. Throws outside a listing. */
export const useListing = (): ListingState => {
  const state = use(ListingContext);
  if (state === null) throw new Error('There is no listing above');
  return state;
};

/**
 * Returns the state of a listing. Taps take effect at once, products when they arrive. `addressOf` builds
 * the listing's addresses.
 */
export const useListingState = (
  kind: ListingKind,
  addressOf: (parameters: Query) => string,
): ListingState => {
  const { pathname, search } = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const isPending = coming?.pathname === pathname && coming.search !== search;
  const asked = isPending ? coming.search : search;
  const tapped = useRef<{ after: string; filters: ChosenFilters } | null>(null);
  useEffect(() => {
    if (tapped.current?.after !== asked) tapped.current = null;
  }, [asked]);
  return useMemo(() => {
    const query = listingQueryOf(kind, new URLSearchParams(asked));
    const { sort, filters } = query;
    const filtered = (chosen: ChosenFilters) => addressOf(parametersOf(kind, { sort, filters: chosen }));
    const go = (to: string) =>
      void navigate(to, { preventScrollReset: true, replace: to === addressOf(parametersOf(kind, query)) });
    const follow = (event: MouseEvent, to: string) => {
      if (!isPlainClick(event)) return false;
      event.preventDefault();
      void afterPaint().then(() => go(to));
      return true;
    };
    return {
      kind,
      query,
      isPending,
      filtered,
      go,
      follow,
      sorted: (order) => addressOf(parametersOf(kind, { sort: pickedOrder(kind, sort, order), filters })),
      page: (page) => addressOf(parametersOf(kind, { sort, filters, page })),
      toggle: (event, code, value) => {
        const next = toggledFilters(tapped.current?.filters ?? filters, code, value);
        const isFollowed = follow(event, filtered(next));
        if (isFollowed) tapped.current = { after: asked, filters: next };
        return isFollowed;
      },
    };
  }, [addressOf, asked, isPending, kind, navigate]);
};
