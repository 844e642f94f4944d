import { tagEvent, type TagEvent, type TagItem, unitsOf } from '@dijla/device/analytics/tag-event';
import { withClick, withEvents, type WaitingEvent } from '@dijla/device/analytics/waiting-events';
import { cartStore } from '@dijla/device/cart-view/cart-view-state';
import { newId } from '@dijla/device/platform/new-id';
import type { StoreCode } from '@dijla/contract/store-views';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import type { ProductView } from '../../view-models/product/product-view.ts';
import { changeKept, isAgreed, noteEvents } from './kept-events.lazy.ts';
import { itemOfCard, listsIn, type ShownList } from './listed-products.lazy.ts';
import type { PageAnalytics } from './page-analytics.ts';

type RouterState = {
  location: { key: string; pathname: string };
  navigation: { state: string };
  matches: readonly { route: { id: string } }[];
  loaderData: Readonly<Record<string, unknown>>;
};
/** The router of the page, which its framework keeps here. */
type Router = { state: RouterState; subscribe: (listener: (state: RouterState) => void) => void };
const routerOfPage = (): Router | undefined =>
  (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;

/** Items of a list that are told at most: more would not fit the tags' requests. */
const mostItems = 50;

export const ofTags = (store: StoreCode, event: TagEvent): WaitingEvent => ({
  id: newId(),
  store,
  to: 'tags',
  event,
});

const itemOfProduct = ({ sku, name, brand, price }: ProductView, store: StoreCode): TagItem => ({
  of: sku,
  item_id: sku,
  item_name: name,
  ...(brand !== null && { item_brand: brand }),
  ...(price && { price: unitsOf(price.final, store) }),
  quantity: 1,
});

const searchIn = (data: unknown): { term: string; total: number; type: string } | null => {
  const { term, found, understanding } = (data ?? {}) as {
    term?: string;
    found?: unknown;
    understanding?: { missing: readonly string[] } | null;
  };
  if (term === undefined || term === '' || found === null) return null;
  const { total } = (typeof found === 'string' ? JSON.parse(found) : found) as { total?: number };
  if (total === undefined) return null;
  // As the search of the provider names it: whether every word had to occur.
  const hasMissing = (understanding?.missing.length ?? 0) > 0;
  return { term, total, type: hasMissing ? 'WILDCARD_OR' : 'WILDCARD_AND' };
};

/** Texts whose search was reported, once while the page is open: filters and further products are no new search. */
const searched = new Set<string>();

const isNew = (store: StoreCode, term: string): boolean => {
  const key = `${store} ${term}`;
  if (searched.has(key)) return false;
  searched.add(key);
  return true;
};

type Shown = { store: StoreCode; lists: readonly ShownList[]; term: string | null };

/** A listing is told by its address, results as such, and any other list by its place on the page. */
const named = (lists: readonly ShownList[], pathname: string, term: string | null): ShownList[] =>
  lists.map((list) => ({
    ...list,
    name: !list.isMain ? list.name : term === null ? pathname.split('/').slice(2).join('/') : 'search',
  }));

/** Returns what the visit of a page is told as, and what of it may be opened. */
const eventsOfPage = (
  data: unknown,
  { pathname, store }: { pathname: string; store: StoreCode },
  analytics: PageAnalytics,
): [WaitingEvent[], Shown] => {
  const search = searchIn(data);
  const lists = named(listsIn(data), pathname, search?.term ?? null);
  const { kind, page } = (data ?? {}) as { kind?: string; page?: { product?: ProductView } };
  const events: WaitingEvent[] = [];
  const { product } = page ?? {};
  if (analytics.tagManager) {
    if (kind === 'product' && product !== undefined)
      events.push(ofTags(store, tagEvent('view_item', store, { items: [itemOfProduct(product, store)] })));
    for (const { name: list, cards } of lists.filter(({ isMain }) => isMain))
      if (cards.length > 0)
        events.push(
          ofTags(
            store,
            tagEvent('view_item_list', store, {
              item_list_id: list,
              items: cards.slice(0, mostItems).map((card, place) => itemOfCard(card, store, { list, place })),
            }),
          ),
        );
  }
  if (search !== null && analytics.reports.includes(store) && isNew(store, search.term))
    events.push({ id: newId(), store, to: 'shop', report: { kind: 'search', ...search } });
  return [events, { store, lists, term: search?.term ?? null }];
};

/** Notes which product of the page's lists is opened. */
const noteClick = (
  link: HTMLAnchorElement,
  { store, lists, term }: Shown,
  analytics: PageAnalytics,
): void => {
  const pathname = decodeURI(link.pathname);
  for (const { name: list, cards } of lists) {
    const place = cards.findIndex(({ urlPath }) => pathname === `/${store}/${urlPath}`);
    const card = cards[place];
    if (card === undefined) continue;
    const events: WaitingEvent[] = [];
    const item = itemOfCard(card, store, { list, place });
    if (analytics.tagManager)
      events.push(ofTags(store, tagEvent('select_item', store, { item_list_id: list, items: [item] })));
    const click = { term: term ?? '', id: card.sku, name: card.name, url: link.href };
    if (term !== null && analytics.reports.includes(store)) {
      events.push({ id: newId(), store, to: 'shop', report: { kind: 'click', ...click } });
      void changeKept((kept) => withEvents(withClick(kept, click, isAgreed()), events, isAgreed()));
    } else void noteEvents(events);
    return;
  }
};

/** Follows which pages are looked at, and which products are opened from them. */
export const followPages = (analytics: PageAnalytics, onPage: (path: string) => void): void => {
  const router = routerOfPage();
  if (router === undefined) {
    onPage(location.pathname);
    return;
  }
  let shown: Shown | null = null;
  let at: string | null = null;
  const look = ({ location, navigation, matches, loaderData }: RouterState): void => {
    if (navigation.state !== 'idle' || location.key === at) return;
    at = location.key;
    const page = { pathname: location.pathname, store: storeOfPath(location.pathname).code };
    const [events, now] = eventsOfPage(loaderData[matches.at(-1)?.route.id ?? ''], page, analytics);
    shown = now;
    void noteEvents(events);
    onPage(location.pathname.replace(/\/+$/, ''));
  };
  look(router.state);
  router.subscribe(look);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (link !== null && shown !== null) noteClick(link, shown, analytics);
    },
    { capture: true, passive: true },
  );
};

/** Resolves once the cart was read from the device. */
export const cartRead = (): Promise<void> =>
  new Promise((resolve) => {
    if (cartStore.getState().ready) resolve();
    else {
      const stop = cartStore.subscribe(({ ready }) => {
        if (!ready) return;
        stop();
        resolve();
      });
    }
  });
