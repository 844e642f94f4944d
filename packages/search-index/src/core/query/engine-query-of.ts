import type { SearchQuery } from '@dijla/contract/client';
import { isRangeOperator } from './range.ts';
import type { AppliedFilter, AvailableFilter, EngineQuery, SortKey } from '../search-engine.ts';
import { mappedName } from './mapped-name.ts';

export type Paging = { from: string | undefined; size: string | undefined; sort: string | undefined };

const defaultSize = 50;
const largestSize = 10_000;
const bucketsAtMost = 1000;
const rangesAtMost = 50;

const wholeNumber = (text: string | undefined): number | undefined => {
  const number = Math.trunc(Number(text));
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? undefined : number;
};

/** Returns the page size: 50 for 0 or less, at most 10,000 (spec 1 §5, wire §7.5). */
const sizeOf = (text: string | undefined): number => {
  const size = wholeNumber(text) ?? defaultSize;
  return size <= 0 ? defaultSize : Math.min(size, largestSize);
};

const membersOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};

/**
 * Sort options: the direction, the position of documents without the field, and which of several values
 * counts (wire §7.5). `unmapped_type` is not needed for a field no document has.
 */
const sortKey = (field: string, options: unknown): SortKey => {
  const { order, missing, mode } = typeof options === 'string' ? { order: options } : membersOf(options);
  return {
    field: mappedName(field),
    descending: typeof order === 'string' && order.toLowerCase() === 'desc',
    ...(missing === '_first' && { missing: 'first' }),
    ...((mode === 'min' || mode === 'max') && { mode }),
  };
};

/** Parses the query string's comma-separated `field:dir` entries, which older clients send. */
const legacySort = (sort: string | undefined): SortKey[] =>
  (sort ?? '')
    .split(',')
    .filter((each) => each !== '')
    .map((each) => {
      const [field = '', direction] = each.split(':');
      return sortKey(field, direction);
    });

const bucketsOf = (options: { size?: unknown } | null | undefined): number => {
  const size = Number(options?.size);
  return Number.isSafeInteger(size) && size > 0 ? Math.min(size, largestSize) : bucketsAtMost;
};

const isBound = (given: unknown): given is number | undefined =>
  given === undefined || (typeof given === 'number' && Number.isFinite(given));

/** Returns the price ranges sent by the client instead of the store view's, if that is what they are (wire §14 W1). */
const facetRanges = (given: unknown): { from?: number; to?: number }[] | undefined => {
  if (!Array.isArray(given) || given.length > rangesAtMost) return undefined;
  const ranges: { from?: number; to?: number }[] = [];
  for (const each of given as unknown[]) {
    const { from, to } = membersOf(each);
    if (membersOf(each) !== each || !isBound(from) || !isBound(to)) return undefined;
    ranges.push({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
  }
  return ranges;
};

/**
 * Returns only the range bounds of a facet's value if it has any, and otherwise the value itself (wire
 * §7.3).
 */
const facetValue = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const bounds = Object.entries(value).filter(([operator]) => isRangeOperator(operator));
  return bounds.length === 0 ? value : Object.fromEntries(bounds);
};

/** Returns the filters without duplicates. */
const filtersOf = ({ _appliedFilters }: SearchQuery): AppliedFilter[] => {
  const distinct = new Map<string, AppliedFilter>();
  for (const { attribute: named, value: said, scope: given } of _appliedFilters ?? []) {
    const attribute = mappedName(named);
    const scope = given === 'catalog' ? 'catalog' : 'default';
    const value = scope === 'catalog' ? facetValue(said) : said;
    distinct.set(JSON.stringify([attribute, scope, value]), { attribute, value, scope });
  }
  return [...distinct.values()];
};

/** Returns the facets without duplicates, each with the size given last. */
const facetsOf = ({ _availableFilters }: SearchQuery): AvailableFilter[] => {
  const asked = (_availableFilters ?? []).filter(({ scope }) => scope === 'catalog');
  return [
    ...new Map(
      asked.map(({ field: named, options }) => {
        const [field, ranges] = [mappedName(named), facetRanges(options?.['ranges'])];
        return [field, { field, size: bucketsOf(options), ...(ranges && { ranges }) }];
      }),
    ).values(),
  ];
};

/**
 * Converts the wire's search query to an engine query (wire §7.1, §7.5). Group and token are not filters:
 * they are replaced by `priceList`.
 */
export const engineQueryOf = (
  query: SearchQuery,
  { from, size, sort }: Paging,
  priceList?: string,
): EngineQuery => {
  const keys = (query._appliedSort ?? []).map(({ field, options }) => sortKey(field, options));
  return {
    applied: filtersOf(query),
    available: facetsOf(query),
    sort: keys.length > 0 ? keys : legacySort(sort),
    // No product text contains lone surrogates.
    text: (query._searchText ?? '').trim().toWellFormed(),
    ...(priceList === undefined ? {} : { priceList }),
    from: Math.max(0, wholeNumber(from) ?? 0),
    size: sizeOf(size),
  };
};
