import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { nameWords } from '../../text/matching/name-words.ts';
import { fieldReaderOf } from '../../query/field-values.ts';
import type { Document } from '../../search-engine.ts';
import { noTexts, type PackedTexts, setText } from './packed-texts.ts';
import { noRowWords, type RowWords, setWords } from './row-words.ts';
import { isPlainText, wholeTexts } from './whole-texts.ts';

/**
 * The folded texts by which products are found when the shopper types: words of the name, and whole skus (the
 * product's own first, then those of variants).
 */
export type ProductTexts = {
  name: RowWords;
  wholeSkus: PackedTexts;
  /** Whether some sku is or was of letters alone, or has blanks: others need not be searched for such a text. */
  hasWordSkus: boolean;
  /** Whether some text cannot be identified by its bytes. */
  isOdd: boolean;
};

export const noProductTexts = (): ProductTexts => ({
  name: noRowWords(),
  wholeSkus: noTexts(),
  hasWordSkus: false,
  isOdd: false,
});

/** Whether a folded text is one word of letters or several words, as hardly any sku is. */
const isWords = (text: string): boolean => text.includes(' ') || /^[\p{L}\p{M}]*$/u.test(text);

/** Whether a folded text may be a sku of one of the products. */
export const mayBeSku = ({ hasWordSkus }: ProductTexts, text: string): boolean =>
  hasWordSkus || !isWords(text);

const [readName, readSku, readVariantSkus] = ['name', 'sku', 'configurable_children.sku'].map(fieldReaderOf);

const textsRead = (read: typeof readName, document: Document): string[] =>
  (read?.(document) ?? []).map(String);

/** Replaces a row's texts; `document` is undefined for a row that no longer holds a product. */
export const setTexts = (texts: ProductTexts, row: number, document: Document | undefined): void => {
  const of = document ?? {};
  const [own, ofVariants] = [readSku, readVariantSkus].map((read) => read?.(of) ?? []);
  const skus = [...(own ?? []), ...(ofVariants ?? [])].filter((sku) => typeof sku === 'string');
  const [names, whole] = [textsRead(readName, of), skus.map(foldedText)];
  // The first sku is taken as the product's own, which is wrong if it has none or several.
  texts.isOdd ||= document !== undefined && (own?.length !== 1 || typeof own[0] !== 'string');
  texts.isOdd ||= !whole.every(isPlainText);
  texts.hasWordSkus ||= whole.some(isWords);
  setWords(texts.name, row, nameWords(names));
  setText(texts.wholeSkus, row, wholeTexts(whole));
};
