import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { fieldReaderOf } from '../../scan/field-values.ts';
import type { Document } from '../../engine/search-engine.ts';
import { noTexts, type PackedTexts, setText } from './packed-texts.ts';
import { noRowWords, type RowWords, setWords } from './row-words.ts';
import { emptyColumn, setCell, type TermColumn } from '../columns/term-column.ts';
import { isPlainText, wholeTexts } from './whole-texts.ts';

/** What products are found by when something is typed, folded: words of the name, whole skus with those of variants, its own first, and words of the categories' names. */
export type ProductTexts = {
  name: RowWords;
  wholeSkus: PackedTexts;
  /** Many products have the same categories. */
  categories: TermColumn;
  /** Some text is none that bytes tell apart from others. */
  isOdd: boolean;
};

export const noProductTexts = (): ProductTexts => ({
  name: noRowWords(),
  wholeSkus: noTexts(),
  categories: emptyColumn(),
  isOdd: false,
});

const [readName, readSku, readVariantSkus, readCategories] = [
  'name',
  'sku',
  'configurable_children.sku',
  'category.name',
].map(fieldReaderOf);

/** Makes something of texts and keeps what it made of up to so many: most products share their words and the names of their categories with others. */
const withMemory = <T>(atMost: number, make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    // To let go of the oldest, whatever was let go of before it would be passed by each time.
    if (known.size === atMost) known.clear();
    known.set(text, made);
    return made;
  };
};

const foldedName = withMemory(1000, foldedText);
const foldedParts = withMemory(8000, (word): readonly string[] => foldedText(word).split(' '));

/** The words of texts as `foldedText` has them: it folds each word by itself, and other white space than blanks parts words, too. */
export const foldedWords = (texts: readonly string[]): string[] => {
  const words: string[] = [];
  for (const text of texts)
    for (const word of text.split(' ')) for (const part of foldedParts(word)) words.push(part);
  return words;
};

const textsRead = (read: typeof readName, document: Document): string[] =>
  (read?.(document) ?? []).map(String);

/** Puts a product's texts in place of those the row had; undefined for a row that no longer holds one. */
export const setTexts = (
  texts: ProductTexts,
  row: number,
  { document, length }: { document: Document | undefined; length: number },
): void => {
  const of = document ?? {};
  const [own, ofVariants] = [readSku, readVariantSkus].map((read) => read?.(of) ?? []);
  const skus = [...(own ?? []), ...(ofVariants ?? [])].filter((sku) => typeof sku === 'string');
  const [names, whole, categories] = [
    textsRead(readName, of),
    skus.map(foldedText),
    textsRead(readCategories, of).map(foldedName).join(' '),
  ];
  // What stands first is its own sku, unless it has none, or several.
  texts.isOdd ||= document !== undefined && (own?.length !== 1 || typeof own[0] !== 'string');
  texts.isOdd ||= ![...names, categories].every((text) => text.isWellFormed()) || !whole.every(isPlainText);
  setWords(texts.name, row, foldedWords(names));
  setText(texts.wholeSkus, row, wholeTexts(whole));
  setCell(texts.categories, row, { values: categories === '' ? [] : [categories], length });
};
