import type { CacheTagGroup } from '@dijla/contract/client';
import { isStoreCode, type StoreCode } from '../i18n/store-views.ts';
import { facetParameter, facetValues } from '../view-models/listing/facet-parameter.ts';
import { typedPriceFields } from '../view-models/listing/typed-price-fields.ts';
import { type PageRoute, type PageRouteName, pageRoutes } from '../page-routes.ts';

export type PageKey = {
  store: StoreCode;
  route: PageRouteName;
  tag: CacheTagGroup;
  /** What the output cache files the page under; null when it is never stored. */
  key: string | null;
  /** Path and only the parameters the route depends on: what is rendered. */
  canonicalUrl: string;
};

const patterns = Object.entries(pageRoutes).map(([name, route]) => ({
  name: name as PageRouteName,
  route: route as PageRoute,
  pattern: new URLPattern({
    pathname: `/:store(en|ar)${route.pattern === '' ? '' : `/${route.pattern.replace(/\/:(\w+)\?$/, '{/:$1}?')}`}`,
  }),
}));

/** Characters of a path that may enter the cache. */
const longestPath = 512;

/** Listings are stored for their first three pages only. */
const mostStoredPages = 3;

/** A listing is stored with one value of one filter at most: of mixes there are more than anybody comes back to. */
const mostStoredValues = 1;

const unreserved = /[\w.~-]/;

/** A path in the one form of all that mean the same: nothing encoded that need not be, capital digits elsewhere, no slash at its end. */
const canonicalPath = (pathname: string): string => {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(letter) ? letter : code.toUpperCase();
  });
  return plain.replace(/(?<=.)\/+$/, '');
};

/** Parameters that filter by attributes, in the order of their names; those of an address with too many are none of ours. */
const facetsIn = (given: URLSearchParams, own: Readonly<Record<string, RegExp>>): [string, string][] => {
  const facets = [...new Map(given)].filter(
    ([name, value]) =>
      !Object.hasOwn(own, name) && facetParameter.name.test(name) && facetParameter.value.test(value),
  );
  return facets.length > facetParameter.most
    ? []
    : facets.map(([name, value]) => [name, facetValues(value.split(',')).join(',')]);
};

const paramsOf = (
  given: URLSearchParams,
  { parameters, hasFacets }: (typeof patterns)[number]['route'],
): { query: URLSearchParams; valueCount: number } => {
  const own = Object.entries(parameters).flatMap(([name, allowed]): [string, string][] => {
    const value = given.get(name);
    return value !== null && allowed.test(value) ? [[name, value]] : [];
  });
  const facets = hasFacets === true ? facetsIn(given, parameters) : [];
  const query = new URLSearchParams([...own, ...facets].sort(([one], [other]) => (one < other ? -1 : 1)));
  return { query, valueCount: facets.flatMap(([, value]) => value.split(',')).length };
};

/** What is never stored: there is no end of what it may be. */
const endless = ['childSku', 'q', 'price', ...Object.values(typedPriceFields)];

/** A page that opens with a variant chosen is one of many for its product, and anyone could ask for variants that are none; so with words looked for. */
const isStorable = (query: URLSearchParams, valueCount: number) =>
  !endless.some((name) => query.has(name)) &&
  Number(query.get('page') ?? 1) <= mostStoredPages &&
  valueCount <= mostStoredValues;

/**
 * The cache key of a page address (DESIGN §3): build, store, price list, route, path and the route's allow-listed
 * parameters sorted by name. Undefined when the path carries no store prefix.
 */
export const pageKeyOf = (url: URL, variant: { buildId: string; priceList: string }): PageKey | undefined => {
  const pathname = canonicalPath(url.pathname);
  const match = patterns.find(({ pattern }) => pattern.test({ pathname }));
  const [, store] = pathname.split('/');
  if (!match || !isStoreCode(store)) return undefined;

  const { query, valueCount } = paramsOf(url.searchParams, match.route);
  const text = query.toString().replaceAll('%2C', ',');
  const canonicalUrl = text === '' ? pathname : `${pathname}?${text}`;
  // Anyone can ask for variants that are none.
  const ofVariant = match.pattern.exec({ pathname })?.pathname.groups['childSku'] !== undefined;
  return {
    store,
    route: match.name,
    tag: match.route.tag,
    key:
      match.route.cached && !ofVariant && pathname.length <= longestPath && isStorable(query, valueCount)
        ? [variant.buildId, store, variant.priceList, match.name, canonicalUrl].join(' ')
        : null,
    canonicalUrl,
  };
};
