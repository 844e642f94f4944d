import type { Document } from '../search-engine.ts';
import type { SearchWords } from '../words/search-words.ts';
import type { PackedTable } from './packed-table.ts';

/** Number of the form below; a device takes a slim catalogue of another form anew. */
export const slimForm = 1;

/** The state of a catalog: its position in the feed of changes, and the instant it was read (ms). */
export type SlimVersion = { position: number; at: number };

type Slim = { form: number; version: SlimVersion };

/** What a device needs to list, filter, sort and search the products of one store view by itself. */
export type SlimCatalog = Slim & {
  /** The products that are listed, in order of id, as of `slimDocument`. */
  products: PackedTable;
  categories: readonly Document[];
  attributes: readonly Document[];
  /** The owner's words, with which what is typed is read. */
  words: SearchWords;
  /** Lower bounds of the price facet's ranges, in major units. */
  price_steps: readonly number[];
  /** By which names are ordered. */
  locale: string;
};

/** What became different after an earlier version; members that did not are absent. */
export type SlimChanges = Slim & {
  products: PackedTable;
  /** Ids of products that are not listed any more. */
  gone: readonly number[];
  categories?: readonly Document[];
  attributes?: readonly Document[];
};

export type SlimAnswer = { whole: SlimCatalog } | { changes: SlimChanges };
