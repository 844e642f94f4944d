import type { CacheTagGroup } from '@dijla/contract/client';
import { isStoreCode, type StoreCode, storeCodes } from '@dijla/contract/store-views';
import { facetParameter, facetValues } from '../../view-models/listing/facet-parameter.ts';
import { typedPriceFields } from '../../view-models/listing/typed-price-fields.ts';
import { type PageRoute, type PageRouteName, pageRoutes } from '../../page-routes.ts';

export type PageKey = {
  store: StoreCode;
  route: PageRouteName;
  tag: CacheTagGroup;
  /** Key of the page in the output cache; null when it is never stored. */
  key: string | null;
  /** The path with only the parameters the route depends on. This URL is rendered. */
  canonicalUrl: string;
};

/** Returns the route in a key. */
export const routeOfKey = (key: string): PageRouteName => (key.split(' ')[3] ?? 'error') as PageRouteName;

const patterns = Object.entries(pageRoutes).map(([name, route]) => ({
  name: name as PageRouteName,
  route: route as PageRoute,
  pattern: new URLPattern({
    pathname: `/:store(${storeCodes.join('|')})${route.pattern === '' ? '' : `/${route.pattern.replace(/\/:(\w+)\?$/, '{/:$1}?')}`}`,
  }),
}));

/** Maximum length of a path that is stored in the cache. */
const longestPath = 512;

/** Only the first three pages of a listing are stored. */
const mostStoredPages = 3;

/**
 * A listing is stored with at most one value of one filter: combinations are too many to be requested again.
 */
const mostStoredValues = 1;

const unreserved = /[\w.~-]/;

/**
 * Returns the canonical form of a path: no unnecessary percent-encoding, upper-case hex digits, no trailing
 * slash.
 */
const canonicalPath = (pathname: string): string => {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(letter) ? letter : code.toUpperCase();
  });
  return plain.replace(/(?<=.)\/+$/, '');
};

/** Returns the parameters that filter by attributes. If an address has too many, all are ignored. */
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

/** Parameters whose pages are never stored, as their values are unbounded. */
const endless = ['childSku', 'q', 'price', ...Object.values(typedPriceFields)];

/**
 * Whether a page with these parameters may be stored. Pages for a chosen variant, a search term or a price
 * range are too many, and anyone could request values that do not exist.
 */
const isStorable = (query: URLSearchParams, valueCount: number) =>
  !endless.some((name) => query.has(name)) &&
  Number(query.get('page') ?? 1) <= mostStoredPages &&
  valueCount <= mostStoredValues;

/**
 * Returns the cache key of a page address (DESIGN §3): build, store view, price list, route, path and the
 * route's allow-listed parameters sorted by name. Undefined when the path has no store prefix.
 */
export const pageKeyOf = (url: URL, variant: { buildId: string; priceList: string }): PageKey | undefined => {
  const pathname = canonicalPath(url.pathname);
  const match = patterns.find(({ pattern }) => pattern.test({ pathname }));
  const [, store] = pathname.split('/');
  if (!match || !isStoreCode(store)) return undefined;

  const { query, valueCount } = paramsOf(url.searchParams, match.route);
  const text = query.toString().replaceAll('%2C', ',');
  const canonicalUrl = text === '' ? pathname : `${pathname}?${text}`;
  // Anyone could request variants that do not exist.
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
