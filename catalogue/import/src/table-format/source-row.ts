import type { Texts } from '@dijla/provider/modules/catalog/catalog';
import type { SourcePlace } from '../catalog-format.ts';
import type { ImportWarningCode } from '../record/warning.ts';

/** One row of a table or one object of a dump. Columns are names, in a dump dotted paths; what is not there is empty. */
export type SourceRow = {
  place: SourcePlace;
  /** The line of a row right above this one that could not be read. */
  brokenAbove?: number;
  /** Every value under a column, trimmed, without empty ones. */
  values: (column: string) => string[];
  /** The objects of a list within the row. */
  items: (column: string) => SourceRow[];
  /** Further rows of the same goods that say their prices in other currencies. */
  beside?: readonly SourceRow[];
  /** Words of its export in both languages, by the word that stands in the row. */
  words?: ReadonlyMap<string, Texts<string>>;
  /** What whoever made the row has to say of the goods it becomes; they are taken all the same. */
  notes?: readonly { code: ImportWarningCode; subject: string }[];
};

/** Rows that can be walked from the beginning as often as need be. */
export type SourceRows = { path: string; columns: readonly string[]; rows: () => AsyncIterable<SourceRow> };

/** How a column is known again: without case, spaces and signs, the Arabic letters that people interchange as one. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[\u064b-\u0652ـ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A dotted path by its members, without places in lists: `options.0.name` is read where `options.name` is listed. */
export const pathKey = (column: string): string =>
  column
    .replaceAll('[]', '')
    .split('.')
    .filter((member) => !/^\d+$/.test(member))
    .map(columnKey)
    .join('.');
