import type { StoreView } from '@dijla/contract/store-views';
import type { ReadName } from '../provider-client/read-call.ts';

type Read = {
  /** Tags whose purge changes the answer; `listing` stands for that of the whole store view. */
  tags: readonly string[];
  /** Whether many pages have it in common. The inputs of others are unbounded, so their answers are not kept. */
  isShared?: true;
};

/** Listed products with their prices, which include taxes. */
const products = ['listing', 'taxrule'];
/** Brands are values of an attribute, and listed where they have products. */
const brands = [...products, 'brands', 'attribute'];
const carousels = [...products, 'carousels'];
const searches = [...brands, 'search_words'];

/** What the server reads of the provider besides searches. A page is purged by the tags of all it has read. */
export const reads: Readonly<Record<ReadName, Read>> = {
  'brand/list': { tags: brands, isShared: true },
  'brand/one': { tags: brands },
  'brand/part': { tags: brands, isShared: true },
  'carousel/by-name': { tags: carousels },
  'catalog/popular-searches': { tags: searches },
  'catalog/suggest': { tags: searches },
  'catalog/understand': { tags: searches },
  'category/brands': { tags: brands },
  'product/recommendations': { tags: brands },
};

/** Returns the tags of a read in a store view. */
export const readTags = (name: ReadName, { rootCategoryId }: StoreView): Set<string> =>
  new Set(reads[name].tags.map((tag) => (tag === 'listing' ? `listing-${rootCategoryId}` : tag)));
