import { isStoreCode, type StoreCode } from '../i18n/store-views.ts';
import { type PageRouteName, pageRoutes, type RouteTag } from '../paths.ts';

export type PageKey = {
  store: StoreCode;
  route: PageRouteName;
  tag: RouteTag;
  /** What the output cache files the page under; null when it is never stored. */
  key: string | null;
  /** Path and only the parameters the route depends on: what is rendered. */
  canonicalUrl: string;
};

const patterns = Object.entries(pageRoutes).map(([name, route]) => ({
  name: name as PageRouteName,
  route,
  pattern: new URLPattern({ pathname: `/:store(en|ar)${route.pattern === '' ? '' : `/${route.pattern.replace(/\/:(\w+)\?$/, '{/:$1}?')}`}` }),
}));

/** Characters of a path that may enter the cache. */
const longestPath = 512;

/** Listings are stored for their first three pages only. */
const mostStoredPages = 3;

/** A page that opens with a variant chosen is one of many for its product, and anyone could ask for variants that are none. */
const isStorable = (query: URLSearchParams) => !query.has('childSku') && Number(query.get('page') ?? 1) <= mostStoredPages;

/**
 * The cache key of a page address (DESIGN §3): build, store, price list, route, path and the route's allow-listed
 * parameters sorted by name. Undefined when the path carries no store prefix.
 */
export const pageKeyOf = (url: URL, variant: { buildId: string; priceList: string }): PageKey | undefined => {
  const match = patterns.find(({ pattern }) => pattern.test({ pathname: url.pathname }));
  const [, store] = url.pathname.split('/');
  if (!match || !isStoreCode(store)) return undefined;

  const query = new URLSearchParams();
  for (const [parameter, allowed] of Object.entries<RegExp>(match.route.parameters).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const value = url.searchParams.get(parameter);
    if (value !== null && allowed.test(value)) query.set(parameter, value);
  }
  const text = query.toString();
  const canonicalUrl = text === '' ? url.pathname : `${url.pathname}?${text}`;
  return {
    store,
    route: match.name,
    tag: match.route.tag,
    key: match.route.cached && url.pathname.length <= longestPath && isStorable(query) ? [variant.buildId, store, variant.priceList, match.name, canonicalUrl].join(' ') : null,
    canonicalUrl,
  };
};
