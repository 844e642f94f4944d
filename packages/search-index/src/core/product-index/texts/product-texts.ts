import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { fieldReaderOf } from '../../query/field-values.ts';
import type { Document } from '../../search-engine.ts';
import { noTexts, type PackedTexts, setText } from './packed-texts.ts';
import { noRowWords, type RowWords, setWords } from './row-words.ts';
import { emptyColumn, setCell, type TermColumn } from '../columns/term-column.ts';
import { isPlainText, wholeTexts } from './whole-texts.ts';

/**
 * The folded texts by which products are found when the shopper types: words of the name, whole skus (the
 * product's own first, then those of variants), and words of the category names.
 */
export type ProductTexts = {
  name: RowWords;
  wholeSkus: PackedTexts;
  /** A column, because many products have the same categories. */
  categories: TermColumn;
  /** Whether some text cannot be identified by its bytes. */
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

/**
 * Caches up to `atMost` results of `make`: most products share their words and category names with others.
 */
const withMemory = <T>(atMost: number, make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    // Clears all entries: deleting the oldest would leave deleted slots in the Map that each later search
    // for the oldest has to skip.
    if (known.size === atMost) known.clear();
    known.set(text, made);
    return made;
  };
};

const foldedName = withMemory(1000, foldedText);
const foldedParts = withMemory(8000, (word): readonly string[] => foldedText(word).split(' '));

/**
 * Returns the words of texts as `foldedText` would produce them: it folds each word separately, and white
 * space other than blanks also separates words.
 */
export const foldedWords = (texts: readonly string[]): string[] => {
  const words: string[] = [];
  for (const text of texts)
    for (const word of text.split(' ')) for (const part of foldedParts(word)) words.push(part);
  return words;
};

const textsRead = (read: typeof readName, document: Document): string[] =>
  (read?.(document) ?? []).map(String);

/** Replaces a row's texts; `document` is undefined for a row that no longer holds a product. */
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
  // The first sku is taken as the product's own, which is wrong if it has none or several.
  texts.isOdd ||= document !== undefined && (own?.length !== 1 || typeof own[0] !== 'string');
  texts.isOdd ||= ![...names, categories].every((text) => text.isWellFormed()) || !whole.every(isPlainText);
  setWords(texts.name, row, foldedWords(names));
  setText(texts.wholeSkus, row, wholeTexts(whole));
  setCell(texts.categories, row, { values: categories === '' ? [] : [categories], length });
};
