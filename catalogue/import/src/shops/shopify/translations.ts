import type { Language, Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../../source/plain-text.ts';
import { languageOf } from '../../table-format/products/product-texts.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';
import { rowsOfAll } from '../shop-rows.ts';
import { newSideTable } from '../side-table.ts';
import { languageOfLocale, type ShopTexts } from '../texts-by-language.ts';

const textFields: Readonly<Record<string, keyof ShopTexts>> = {
  title: 'name',
  body_html: 'description',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
};

type Text = { field: string; language: Language; target: string };

export type Translations = {
  /** Returns a product's texts by language, found by its handle or else by its title. */
  of: (handle: string, title: string) => Partial<Record<Language, ShopTexts>>;
  words: Map<string, Texts<string>>;
};

/** Returns the id without the apostrophe that keeps spreadsheets from rounding long numbers. */
const idOf = (row: SourceRow): string => cellOf(row, 'Identification').replace(/^'/, '');

/**
 * Reads the texts of a language export; texts for a single market and those in other languages are skipped.
 */
export const readTranslations = async (sources: readonly SourceRows[]): Promise<Translations> => {
  const [texts, ids] = [newSideTable<Text>(), newSideTable<string>()];
  const words = new Map<string, Texts<string>>();
  for await (const row of rowsOfAll(sources)) {
    const [kind, field, language] = [
      cellOf(row, 'Type').toLowerCase(),
      cellOf(row, 'Field'),
      languageOfLocale(cellOf(row, 'Locale')),
    ];
    const [id, source, target] = [
      idOf(row),
      cellOf(row, 'Default content'),
      cellOf(row, 'Translated content'),
    ];
    if (language === undefined || cellOf(row, 'Market') !== '') continue;
    const isProduct = /^products?$/.test(kind);
    if (isProduct && (field === 'handle' || field === 'title')) ids.add(`${field} ${source}`, id);
    if (target === '') continue;
    if (isProduct && textFields[field] !== undefined) texts.add(id, { field, language, target });
    // Words of options, of their values and of kinds of products are translated the same everywhere.
    else if (source !== '')
      words.set(plainLabel(source), {
        [languageOf(source, { language: 'auto' })]: plainLabel(source),
        [language]: plainLabel(target),
      });
  }
  return {
    words,
    of: (handle, title) => {
      const id = ids.get(`handle ${handle}`)[0] ?? ids.get(`title ${title}`)[0];
      // Some tools write the handle in place of Shopify's numeric id.
      const found = texts.get(id ?? handle);
      const by = Map.groupBy(found, ({ language }) => language);
      return Object.fromEntries(
        [...by].map(([language, list]) => [
          language,
          Object.fromEntries(list.map(({ field, target }) => [textFields[field] ?? field, target])),
        ]),
      );
    },
  };
};
