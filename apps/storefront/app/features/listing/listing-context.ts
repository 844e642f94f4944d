// @chunk listing
import { type ChosenFilters, toggledFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { createContext, type MouseEvent, use, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '../../ui/hooks/after-paint.ts';
import { isPlainClick } from '../../ui/plain-click.ts';
import { type ListingQuery, listingQueryOf, parametersOf } from '../../view-models/listing/listing-query.ts';
import { type ListingKind, pickedOrder, type SortOrder } from '../../view-models/listing/sort-order.ts';

export type Query = Record<string, string | undefined>;

/** What the parts of a listing share: what is asked for, also while its answer is on its way, and the addresses of everything else. */
export type ListingState = {
  kind: ListingKind;
  query: ListingQuery;
  /** True while another answer of this same listing is awaited. */
  isPending: boolean;
  /** The first page with these filters, in the present order. */
  filtered: (filters: ChosenFilters) => string;
  /** The first page once this order is picked, with the present filters. */
  sorted: (sort: SortOrder) => string;
  page: (page: number) => string;
  /** Goes to another answer of this listing. */
  go: (to: string) => void;
  /** The same at a plain click on its link, once the mark of the tap is painted: the router draws much anew. False at other clicks. */
  follow: (event: MouseEvent, to: string) => boolean;
  /** The same for a value of a filter, on top of values tapped just before that the router does not know of yet. */
  toggle: (event: MouseEvent, code: string, value: string) => boolean;
};

const ListingContext = createContext<ListingState | null>(null);
export const ListingProvider = ListingContext.Provider;

/** Throws outside a listing. */
export const useListing = (): ListingState => {
  const state = use(ListingContext);
  if (state === null) throw new Error('There is no listing above');
  return state;
};

/** The state of a listing: what was tapped counts at once, its products come when they are here. `addressOf` makes the listing's own addresses. */
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
