import type { RecordKind } from '../record/import-record.ts';
import { productSheets, taxSheets } from './product-sheets.ts';
import { contentSheets, customerSheets } from './other-sheets.ts';
import type { Sheet } from './sheet.ts';

const sheets: readonly Sheet[] = [...taxSheets, ...productSheets, ...contentSheets, ...customerSheets];

export const sheetOfKind = (kind: RecordKind): Sheet => {
  const sheet = sheets.find((each) => each.kind === kind);
  if (sheet === undefined) throw new Error(`There is no sheet for ${kind}`);
  return sheet;
};

/** Normalizes a column name: `Name EN` is `name_en`. */
export const columnKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const has = (columns: ReadonlySet<string>, sheet: Sheet): boolean =>
  sheet.needed.every((name) => columns.has(name));

/**
 * Returns the sheet of a file by its name (`products.csv`, `products-2.csv`), or else by its columns;
 * undefined when neither matches.
 */
export const sheetOf = (path: string, columns: readonly string[]): Sheet | undefined => {
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.\w+$/, '');
  const keys = new Set(columns.map(columnKey));
  const named = sheets.filter(
    ({ file }) => name === file || (name.startsWith(file) && /^[-_. ]?[\d(]/.test(name.slice(file.length))),
  );
  const fitting = [...sheets]
    .filter((sheet) => has(keys, sheet))
    .toSorted(
      (one, other) =>
        other.columns.filter((column) => keys.has(column.name.toLowerCase())).length -
        one.columns.filter((column) => keys.has(column.name.toLowerCase())).length,
    );
  return named.find((sheet) => has(keys, sheet)) ?? fitting[0];
};
