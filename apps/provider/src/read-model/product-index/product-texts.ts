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

/** Names of categories as they were folded last: most products share them with others. */
const foldedNames = new Map<string, string>();
const namesKept = 1000;

const foldedName = (name: string): string => {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  const folded = foldedText(name);
  foldedNames.set(name, folded);
  keepLatest(foldedNames, namesKept);
  return folded;
};

const foldedWords = (read: typeof readName, document: Document, fold = foldedText): string => (read?.(document) ?? []).map((value) => fold(String(value))).join(' ');

/** Puts a product's texts in place of those the row had; undefined for a row that no longer holds one. */
export const setTexts = (texts: ProductTexts, row: number, { document, length }: { document: Document | undefined; length: number }): void => {
  const of = document ?? {};
  const [own, ofVariants] = [readSku, readVariantSkus].map((read) => read?.(of) ?? []);
  const skus = [...(own ?? []), ...(ofVariants ?? [])].filter((sku) => typeof sku === 'string');
  const [name, whole, categories] = [foldedWords(readName, of), skus.map(foldedText), foldedWords(readCategories, of, foldedName)];
  // What stands first is its own sku, unless it has none, or several.
  texts.isOdd ||= document !== undefined && (own?.length !== 1 || typeof own[0] !== 'string');
  texts.isOdd ||= ![name, categories].every((text) => text.isWellFormed()) || !whole.every(isPlainText);
  setWords(texts.name, row, name);
  setText(texts.wholeSkus, row, wholeTexts(whole));
  setCell(texts.categories, row, { values: categories === '' ? [] : [categories], length });
};
