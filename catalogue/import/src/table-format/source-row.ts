import type { Texts } from '@dijla/provider/modules/catalog/catalog';
import type { SourcePlace } from '../catalog-format.ts';
import type { ImportWarningCode } from '../record/warning.ts';

/**
 * One row of a table or one object of a dump. Columns are names, or dotted paths in a dump; a missing column
 * is empty.
 */
export type SourceRow = {
  place: SourcePlace;
  /** The line of a broken row directly above this one. */
  brokenAbove?: number;
  /** Returns all non-empty values of a column, trimmed. */
  values: (column: string) => string[];
  /** Returns the objects of a list within the row. */
  items: (column: string) => SourceRow[];
  /** Further rows of the same product with prices in other currencies. */
  beside?: readonly SourceRow[];
  /** Words of the export in both languages, by the word used in the row. */
  words?: ReadonlyMap<string, Texts<string>>;
  /** Warnings about the row's product, which is taken anyway. */
  notes?: readonly { code: ImportWarningCode; subject: string }[];
};

/** Rows that can be read from the beginning any number of times. */
export type SourceRows = { path: string; columns: readonly string[]; rows: () => AsyncIterable<SourceRow> };

/**
 * Normalizes a column name for comparison: ignores case, spaces and punctuation, and unifies Arabic letters
 * that are used interchangeably.
 */
export const columnKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[\u064b-\u0652ـ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Normalizes a dotted path without list indexes: `options.0.name` matches `options.name`. */
export const pathKey = (column: string): string =>
  column
    .replaceAll('[]', '')
    .split('.')
    .filter((member) => !/^\d+$/.test(member))
    .map(columnKey)
    .join('.');
