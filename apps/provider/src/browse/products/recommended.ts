import type { AppliedFilter, Document, SearchEngine, SortKey } from '@dijla/search-index/core/search-engine';
import { listedFilters } from '../categories/listed-filters.ts';

/**
 * A search engine, the index to search, and the price list of the returned products; without one, general
 * prices.
 */
export type PricedIndex = {
  engine: Pick<SearchEngine, 'search'>;
  index: string;
  priceList?: string | undefined;
};

const is = (attribute: string, value: unknown): AppliedFilter => ({ attribute, value, scope: 'default' });
const inStock = is('stock.is_in_stock', { eq: true });
const bestFirst: readonly SortKey[] = [{ field: 'number_of_sales', descending: true }];

type Wanted = { filters: readonly AppliedFilter[]; sort?: readonly SortKey[]; size: number };

const find = async (
  { engine, index, priceList }: PricedIndex,
  { filters, sort = [], size }: Wanted,
): Promise<Document[]> => {
  if (size <= 0) return [];
  const { hits } = await engine.search(index, 'product', {
    applied: [...listedFilters, ...filters],
    available: [],
    sort,
    text: '',
    from: 0,
    size,
    priceList,
  });
  return hits.map(({ document }) => document);
};

const skuOf = (document: Document): string => String(document['sku']);

/** Returns those of the skus that are listed, in the given order. */
export const findBySku = async (
  shelf: PricedIndex,
  skus: readonly string[],
  filters: readonly AppliedFilter[] = [],
): Promise<Document[]> => {
  if (skus.length === 0) return [];
  const documents = await find(shelf, {
    filters: [is('sku', { in: [...skus] }), ...filters],
    size: skus.length,
  });
  const found = new Map(documents.map((document) => [skuOf(document), document] as const));
  return skus.map((sku) => found.get(sku)).filter((document) => document !== undefined);
};

/** Ids of the most specific categories of these products: for each product, those on the deepest level. */
const exactCategories = async (
  { engine, index }: PricedIndex,
  documents: readonly Document[],
): Promise<number[]> => {
  const named = documents.map((document) =>
    Array.isArray(document['category_ids']) ? document['category_ids'].map(Number) : [],
  );
  const all = [...new Set(named.flat())];
  if (all.length === 0) return [];
  const { hits } = await engine.search(index, 'category', {
    applied: [is('id', { in: all })],
    available: [],
    sort: [],
    text: '',
    from: 0,
    size: all.length,
  });
  const levels = new Map(hits.map(({ document }) => [Number(document['id']), Number(document['level'])]));
  return [
    ...new Set(
      named.flatMap((ids) => {
        const deepest = Math.max(...ids.map((id) => levels.get(id) ?? 0));
        return ids.filter((id) => levels.get(id) === deepest);
      }),
    ),
  ];
};

type Recommending = { seen: readonly Document[]; company: readonly string[]; size: number };

/**
 * Returns the related products in stock, then best-sellers of the viewed products' categories; when none was
 * viewed, best-sellers of the shop.
 */
export const recommended = async (
  shelf: PricedIndex,
  { seen, company: known, size }: Recommending,
): Promise<Document[]> => {
  const company = (await findBySku(shelf, known, [inStock])).slice(0, size);
  const taken = [...seen, ...company].map(skuOf);
  const categories = await exactCategories(shelf, seen);
  const filters = [
    inStock,
    ...(taken.length === 0 ? [] : [is('sku', { nin: taken })]),
    ...(categories.length === 0 ? [] : [is('category_ids', { in: categories })]),
  ];
  return [...company, ...(await find(shelf, { filters, sort: bestFirst, size: size - company.length }))];
};
