import { type Language, languages } from '@dijla/contract/store-views';
import type { SourceRow } from '../table-format/source-row.ts';
import { cellOf } from './extra-cells.ts';
import { headerKey } from './header-patterns.ts';
import { languageOfLocale } from './texts-by-language.ts';

/**
 * The columns of one field: without a language, by language, and the leading one, whose values serve as
 * keys.
 */
export type LocalizedColumns = {
  own: string | undefined;
  byLanguage: Partial<Record<Language, string>>;
  leading: string | undefined;
};

/** Returns the language of a column such as `name:en` or `name(en-gb)`. */
const localeIn = (column: string, key: string): string | undefined => {
  const rest = headerKey(column).startsWith(key) ? headerKey(column).slice(key.length) : '';
  return /^:(.+)$/.exec(rest)?.[1] ?? /^\((.+)\)$/.exec(rest)?.[1];
};

/**
 * Finds the columns of a field: `name`, or `name:en` and `name:ar`. In a file in none of the shop's
 * languages, the first language counts as the column without a language.
 */
export const localizedColumns = (field: string, columns: readonly string[]): LocalizedColumns => {
  const key = headerKey(field);
  const plain = columns.find((column) => headerKey(column) === key);
  const named = columns.filter((column) => localeIn(column, key) !== undefined);
  const byLanguage: Partial<Record<Language, string>> = {};
  for (const column of named) {
    const language = languageOfLocale(localeIn(column, key) ?? '');
    if (language !== undefined) byLanguage[language] ??= column;
  }
  const spoken = languages.flatMap((language) => byLanguage[language] ?? []);
  const own = plain ?? (spoken.length === 0 ? named[0] : undefined);
  return { own, byLanguage, leading: spoken[0] ?? own };
};

/** Returns the cell in the field's leading column. */
export const leadingCell = (row: SourceRow, { leading }: LocalizedColumns): string =>
  leading === undefined ? '' : cellOf(row, leading);

/** Returns the cells of a field by language; the column without a language has the key ''. */
export const localizedCells = (
  row: SourceRow,
  { own, byLanguage }: LocalizedColumns,
): Partial<Record<Language | '', string>> =>
  Object.fromEntries(
    [['', own] as const, ...Object.entries(byLanguage)].flatMap(([language, column]) =>
      column === undefined || cellOf(row, column) === '' ? [] : [[language, cellOf(row, column)]],
    ),
  );
