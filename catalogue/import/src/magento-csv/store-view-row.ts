import { firstText } from '../record/first-text.ts';
import type { Language, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel, plainText } from '../source/plain-text.ts';
import { languageOf } from '../table-format/products/product-texts.ts';
import type { ExportRow } from './export-file.ts';

/** Store view codes of other languages in Arabic script. */
const notArabic = /^(?:fa|ku|ckb|ur|ps)(?:[^a-z]|$)|persian|farsi|kurd|sorani|urdu/i;
/** Codes of a default store view, which name no language. */
const unnamed = /^(?:default|main|base|store|shop|all)/i;

/**
 * Returns the language of a store view's row: the one its code starts with (`ar`, `ar_iq`, `arabic_store`),
 * or else Arabic when its `name` is in Arabic, or English for the default view. Returns undefined for other
 * languages.
 */
export const languageOfStoreView = (code: string, name: string): Language | undefined => {
  const [, language] = /^(ar|en)(?:abic|glish)?(?:[^a-z]|$)/i.exec(code) ?? [];
  if (language !== undefined) return language.toLowerCase() === 'ar' ? 'ar' : 'en';
  if (name !== '' && !notArabic.test(code) && languageOf(name, { language: 'auto' }) === 'ar') return 'ar';
  return unnamed.test(code) && name !== '' ? 'en' : undefined;
};

/**
 * Returns the product with the texts of one of its store view rows; an empty cell keeps the existing text.
 */
export const withStoreViewText = (
  product: ProductInput,
  row: ExportRow,
  language: Language,
): ProductInput => {
  const base = product.texts[language] ?? firstText(product.texts);
  if (base === undefined) return product;
  const text = {
    name: plainLabel(row.cell('name')) || base.name,
    description: plainText(row.cell('description')) || base.description,
    short_description: plainText(row.cell('short_description')) || base.short_description,
    meta_title: plainLabel(row.cell('meta_title')) || base.meta_title,
    meta_description: plainText(row.cell('meta_description')) || base.meta_description,
    attributes: base.attributes,
  };
  return { ...product, texts: { ...product.texts, [language]: text } };
};
