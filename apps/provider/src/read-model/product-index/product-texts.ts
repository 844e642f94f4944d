import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { keepLatest } from '../../keep-latest.ts';
import { fieldReaderOf } from '../scan/field-values.ts';
import type { Document } from '../search-engine.ts';
import { noTexts, type PackedTexts, setText } from './packed-texts.ts';
import { noRowWords, type RowWords, setWords } from './row-words.ts';
import { emptyColumn, setCell, type TermColumn } from './term-column.ts';
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

export const noProductTexts = (): ProductTexts => ({ name: noRowWords(), wholeSkus: noTexts(), categories: emptyColumn(), isOdd: false });

const [readName, readSku, readVariantSkus, readCategories] = ['name', 'sku', 'configurable_children.sku', 'category.name'].map(fieldReaderOf);

/** Folds texts and keeps so many of those it folded last: most products share their words and the names of their categories with others. */
const foldingWithMemory = (kept: number): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const folded = foldedText(text);
    known.set(text, folded);
    keepLatest(known, kept);
    return folded;
  };
};

const [foldedWord, foldedName] = [foldingWithMemory(8000), foldingWithMemory(1000)];

/** The words of texts as `foldedText` has them: it folds each word by itself, and other white space than blanks parts words, too. */
export const foldedWords = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(' ').flatMap((word) => foldedWord(word).split(' ')));

const textsRead = (read: typeof readName, document: Document): string[] => (read?.(document) ?? []).map(String);

/** Puts a product's texts in place of those the row had; undefined for a row that no longer holds one. */
export const setTexts = (texts: ProductTexts, row: number, { document, length }: { document: Document | undefined; length: number }): void => {
  const of = document ?? {};
  const [own, ofVariants] = [readSku, readVariantSkus].map((read) => read?.(of) ?? []);
  const skus = [...(own ?? []), ...(ofVariants ?? [])].filter((sku) => typeof sku === 'string');
  const [names, whole, categories] = [textsRead(readName, of), skus.map(foldedText), textsRead(readCategories, of).map(foldedName).join(' ')];
  // What stands first is its own sku, unless it has none, or several.
  texts.isOdd ||= document !== undefined && (own?.length !== 1 || typeof own[0] !== 'string');
  texts.isOdd ||= ![...names, categories].every((text) => text.isWellFormed()) || !whole.every(isPlainText);
  setWords(texts.name, row, foldedWords(names));
  setText(texts.wholeSkus, row, wholeTexts(whole));
  setCell(texts.categories, row, { values: categories === '' ? [] : [categories], length });
};
