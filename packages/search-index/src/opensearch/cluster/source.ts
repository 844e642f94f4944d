import type { Document } from '../../core/search-engine.ts';

/** What a cluster is filled from: the products of store views as they are now. */
export type ProductSource = {
  /** Store views, by the names of their indexes. */
  views: readonly string[];
  ids: (indexName: string) => Iterable<number>;
  /** Returns a product as a price list shows it, or as the store does; undefined when there is none. */
  productOf: (indexName: string, id: number, priceList?: string) => Document | undefined;
  /** Price lists under which products may have other prices than the store's own. */
  priceLists: (indexName: string) => readonly string[];
  /** Store views with the same products in other languages. */
  translations: (indexName: string) => readonly string[];
  /** The language by which names are ordered. */
  locale: (indexName: string) => string;
  /** A number that grows with what is known; the same in all processes of a database. */
  version: () => number;
  /** Names the database: an index that was filled from another is made anew. */
  origin: string;
};
