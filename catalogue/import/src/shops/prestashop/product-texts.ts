import type { Language, Texts } from '@dijla/provider/modules/catalog/catalog';
import type { Choices } from '../../command/choices.ts';
import { plainLabel } from '../../source/plain-text.ts';
import { languageOf } from '../../table-format/products/product-texts.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';
import { newSideTable } from '../side-table.ts';
import { languageOfLocale, type ShopTexts } from '../texts-by-language.ts';

export const idOf = (row: SourceRow): string => cellOf(row, 'Product ID', 'ID');

const textsIn = (row: SourceRow): ShopTexts => ({
  name: cellOf(row, 'Name *', 'Name'),
  description: cellOf(row, 'Description'),
  short_description: cellOf(row, 'Summary'),
  meta_title: cellOf(row, 'Meta title'),
  meta_description: cellOf(row, 'Meta description'),
});

export const categoriesIn = (row: SourceRow): string[] =>
  cellOf(row, 'Categories (x,y,z...)', 'Category')
    .split(',')
    .map(plainLabel)
    .filter((name) => name !== '');

/** Returns the language at the end of a file name: `products_ar.csv`, `products-en (1).csv`. */
export const languageOfFile = (path: string): Language | undefined =>
  languageOfLocale(/[_\-. (](en|ar)(?=[_\-. )(]|$)/i.exec(path.replace(/\.\w+$/, ''))?.[1] ?? '');

const languageIn = (row: SourceRow, { language = 'auto' }: Choices): Language =>
  languageOfFile(row.place.file) ?? languageOf(textsIn(row).name ?? '', { language });

type Said = { language: Language; texts: ShopTexts; categories: string[] };

export type ProductTexts = {
  /** Returns a product's texts in all files, by language. */
  of: (row: SourceRow) => Partial<Record<Language, ShopTexts>>;
  words: Map<string, Texts<string>>;
};

/**
 * Sorts the English file first. PrestaShop exports one language per file, so the same product in several
 * files is one product in several languages.
 */
export const leadingFirst = (sources: readonly SourceRows[]): SourceRows[] =>
  sources.toSorted(
    (one, other) => Number(languageOfFile(other.path) === 'en') - Number(languageOfFile(one.path) === 'en'),
  );

export const readProductTexts = async (
  sources: readonly SourceRows[],
  choices: Choices,
): Promise<ProductTexts> => {
  const said = newSideTable<Said>();
  const words = new Map<string, Texts<string>>();
  const [leading, ...others] = sources;
  if (leading === undefined || others.length === 0)
    return { words, of: (row) => ({ [languageIn(row, choices)]: textsIn(row) }) };
  for (const source of others)
    for await (const row of source.rows())
      said.add(idOf(row), {
        language: languageIn(row, choices),
        texts: textsIn(row),
        categories: categoriesIn(row),
      });
  for await (const row of leading.rows()) {
    const [own, language] = [categoriesIn(row), languageIn(row, choices)];
    for (const other of said.get(idOf(row)))
      if (other.categories.length === own.length)
        own.forEach((name, index) =>
          words.set(name, { [language]: name, [other.language]: other.categories[index] ?? name }),
        );
  }
  return {
    words,
    of: (row) =>
      Object.fromEntries([
        ...said.get(idOf(row)).map(({ language, texts }) => [language, texts]),
        [languageIn(row, choices), textsIn(row)],
      ]),
  };
};
