import type { AppliedFilter, Document, EngineQuery, SearchEngine } from '@dijla/provider/read-model/search-engine';

export const indexName = 'iq_catalog_ar';

/** A kind of listing, each time of another category or with another choice. */
export type ListingKind = { name: string; queryOf: (round: number) => EngineQuery };

const listed: AppliedFilter[] = [{ attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }, { attribute: 'status', value: { in: [0, 1] }, scope: 'default' }];
const popular = [{ field: 'stock.is_in_stock', descending: true }, { field: 'number_of_sales', descending: true }];
const allFacets = [{ field: '*', size: 1000 }, { field: 'price', size: 1000 }];
const bare: EngineQuery = { applied: [], available: [], sort: [], text: '', from: 0, size: 4000 };

const chosen = (attribute: string, values: readonly unknown[]): AppliedFilter => ({ attribute, value: { in: values }, scope: 'catalog' });
const listing = (further: readonly AppliedFilter[]): EngineQuery => ({ applied: [...listed, ...further], available: allFacets, sort: popular, text: '', from: 0, size: 48 });

/** Categories of a level with all below each, the fullest first. */
const categoriesOf = (categories: readonly Document[], level: number): AppliedFilter[] => {
  const idsBelow = (id: unknown): unknown[] => categories.filter(({ path }) => String(path).split('/').includes(String(id))).map((category) => category['id']);
  const found = categories.filter((category) => category['level'] === level).toSorted((one, other) => Number(other['product_count']) - Number(one['product_count']));
  return found.map(({ id }) => ({ attribute: 'category_ids', value: { in: idsBelow(id) }, scope: 'default' }));
};

const at = <T>(list: readonly T[], round: number): T[] => list.slice(round % list.length, (round % list.length) + 1);

/** Listings as shoppers ask for them: a page of 48, all facets counted, the popular first. */
export const listingKinds = async (engine: SearchEngine): Promise<ListingKind[]> => {
  const categories = (await engine.search(indexName, 'category', bare)).hits.map(({ document }) => document);
  const [tops, mids] = [categoriesOf(categories, 2), categoriesOf(categories, 3)];
  const { aggregations = {} } = await engine.search(indexName, 'product', listing([]));
  const valuesOf = (code: string): unknown[] => {
    const found = aggregations[`agg_terms_${code}_options`];
    return found !== undefined && 'buckets' in found ? found.buckets.map(({ key }) => key) : [];
  };
  const [colours, sizes] = [valuesOf('color'), valuesOf('size')];
  const colour = (round: number) => chosen('color', at(colours, round));
  return [
    { name: 'all products', queryOf: () => listing([]) },
    { name: 'a top category', queryOf: (round) => listing(at(tops, round)) },
    { name: 'a category below', queryOf: (round) => listing(at(mids, round)) },
    { name: 'a top category, a colour', queryOf: (round) => listing([...at(tops, round), colour(round)]) },
    { name: 'a top category, a colour and a size', queryOf: (round) => listing([...at(tops, round), colour(round), chosen('size', at(sizes, round))]) },
    { name: 'a top category, a price', queryOf: (round) => listing([...at(tops, round), { attribute: 'price', value: { gte: 50_000, lte: 150_000 }, scope: 'catalog' }]) },
  ];
};
