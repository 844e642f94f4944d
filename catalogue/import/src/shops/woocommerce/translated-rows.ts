import type { Language, Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../../source/plain-text.ts';
import { partsOf } from '../../table-format/products/product-categories.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';
import { rowsOfAll } from '../shop-rows.ts';
import { newSideTable } from '../side-table.ts';
import { languageOfLocale, type ShopTexts } from '../texts-by-language.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { groupColumns, languageColumns, sourceColumns } from './woocommerce-files.ts';

const mostAttributes = 30;

/** A product's texts in one language, with the words of its attributes and categories. */
type Said = { language: Language; texts: ShopTexts; words: string[][] };

export const textsIn = (row: SourceRow): ShopTexts => ({
  name: cellOf(row, 'Name'),
  description: withoutShortcodes(cellOf(row, 'Description')),
  short_description: withoutShortcodes(cellOf(row, 'Short description')),
});

/**
 * Returns the words that a translated row has at the same positions: attribute names and values, category
 * levels.
 */
const wordsIn = (row: SourceRow): string[][] => {
  const lists = Array.from({ length: mostAttributes }, (_, index) => [
    [cellOf(row, `Attribute ${index + 1} name`)],
    partsOf(cellOf(row, `Attribute ${index + 1} value(s)`), ',', []),
  ]).flat();
  const categories = partsOf(cellOf(row, 'Categories'), ',', []).map((path) => partsOf(path, '>', []));
  return [...lists, ...(categories.length === 1 ? categories : [])].map((list) => list.map(plainLabel));
};

const pair = (words: Map<string, Texts<string>>, own: Said, other: Said): void => {
  own.words.forEach((list, index) => {
    const translated = other.words[index] ?? [];
    if (list.length !== translated.length) return;
    list.forEach((word, at) => {
      const said = translated[at] ?? '';
      if (word !== '' && said !== '') words.set(word, { [own.language]: word, [other.language]: said });
    });
  });
};

export type TranslatedRows = {
  /** Returns the texts of a row's translations by language. */
  of: (row: SourceRow) => Partial<Record<Language, ShopTexts>>;
  /** Returns the language that a row states. */
  languageOf: (row: SourceRow) => Language | undefined;
  words: Map<string, Texts<string>>;
};

const groupOf = (row: SourceRow): string => cellOf(row, ...groupColumns);
const localeOf = (row: SourceRow): string => cellOf(row, ...languageColumns);

/** Returns a test for rows that translate an earlier row; valid for one pass over the rows in order. */
export const translationTest = (): ((row: SourceRow) => boolean) => {
  const firsts = new Map<string, string>();
  return (row) => {
    const [group, locale] = [groupOf(row), localeOf(row)];
    if (group === '' || locale === '') return false;
    if (cellOf(row, ...sourceColumns) !== '') return true;
    const first = firsts.get(group) ?? locale;
    firsts.set(group, first);
    return first !== locale;
  };
};

/** Reads translations, which WooCommerce stores as separate products, and joins them by their group. */
export const readTranslatedRows = async (sources: readonly SourceRows[]): Promise<TranslatedRows> => {
  const said = newSideTable<Said>();
  const isTranslation = translationTest();
  for await (const row of rowsOfAll(sources)) {
    const [language, isOther] = [languageOfLocale(localeOf(row)), isTranslation(row)];
    if (isOther && language !== undefined)
      said.add(groupOf(row), { language, texts: textsIn(row), words: wordsIn(row) });
  }
  const words = new Map<string, Texts<string>>();
  const translationsOf = (row: SourceRow): Said[] => (groupOf(row) === '' ? [] : said.get(groupOf(row)));
  // The words are collected in a separate pass because they are needed before the rows that use them.
  const isAgain = translationTest();
  for await (const row of rowsOfAll(sources)) {
    const language = languageOfLocale(localeOf(row));
    if (isAgain(row) || language === undefined) continue;
    for (const other of translationsOf(row)) pair(words, { language, texts: {}, words: wordsIn(row) }, other);
  }
  return {
    words,
    languageOf: (row) => languageOfLocale(localeOf(row)),
    of: (row) => Object.fromEntries(translationsOf(row).map(({ language, texts }) => [language, texts])),
  };
};
