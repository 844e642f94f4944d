import type { Language } from '@dijla/provider/modules/catalog/catalog';
import type { SourceRow } from '../table-format/source-row.ts';
import { cellOf } from './extra-cells.ts';
import { headerKey } from './header-patterns.ts';
import { languageOfLocale } from './texts-by-language.ts';

/** The columns of one field: that without a language, those by language, and the one that names things where there are several. */
export type LocalizedColumns = {
  own: string | undefined;
  byLanguage: Partial<Record<Language, string>>;
  leading: string | undefined;
};

/** The language that a column is of, as `name:en` and `name(en-gb)` say it. */
const localeIn = (column: string, key: string): string | undefined => {
  const rest = headerKey(column).startsWith(key) ? headerKey(column).slice(key.length) : '';
  return /^:(.+)$/.exec(rest)?.[1] ?? /^\((.+)\)$/.exec(rest)?.[1];
};

/** `name`, or `name:en` and `name:ar`. Where a file speaks neither English nor Arabic its first language is the field's own. */
export const localizedColumns = (field: string, columns: readonly string[]): LocalizedColumns => {
  const key = headerKey(field);
  const plain = columns.find((column) => headerKey(column) === key);
  const named = columns.filter((column) => localeIn(column, key) !== undefined);
  const byLanguage: Partial<Record<Language, string>> = {};
  for (const column of named) {
    const language = languageOfLocale(localeIn(column, key) ?? '');
    if (language !== undefined) byLanguage[language] ??= column;
  }
  const spoken = Object.values(byLanguage);
  const own = plain ?? (spoken.length === 0 ? named[0] : undefined);
  return { own, byLanguage, leading: byLanguage.en ?? byLanguage.ar ?? own };
};

/** What a row says in the field's leading column. */
export const leadingCell = (row: SourceRow, { leading }: LocalizedColumns): string =>
  leading === undefined ? '' : cellOf(row, leading);

/** What a row says in a field's columns, by language; in one that names none under ''. */
export const localizedCells = (
  row: SourceRow,
  { own, byLanguage }: LocalizedColumns,
): Partial<Record<Language | '', string>> =>
  Object.fromEntries(
    [['', own] as const, ...Object.entries(byLanguage)].flatMap(([language, column]) =>
      column === undefined || cellOf(row, column) === '' ? [] : [[language, cellOf(row, column)]],
    ),
  );
