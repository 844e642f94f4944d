import type { Language, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel, plainText } from '../source/plain-text.ts';
import { languageOf } from '../table-format/products/product-texts.ts';
import type { ExportRow } from './export-file.ts';

/** Other languages in Arabic letters. */
const notArabic = /^(?:fa|ku|ckb|ur|ps)(?:[^a-z]|$)|persian|farsi|kurd|sorani|urdu/i;
/** Store views that are called so where there is only one. */
const unnamed = /^(?:default|main|base|store|shop|all)/i;

/**
 * The language of a store view's row: the one its code begins with, `ar`, `ar_iq`, `arabic_store`, else Arabic where its `name` is written in it,
 * and English for the default view; undefined when it is another.
 */
export const languageOfStoreView = (code: string, name: string): Language | undefined => {
  const [, language] = /^(ar|en)(?:abic|glish)?(?:[^a-z]|$)/i.exec(code) ?? [];
  if (language !== undefined) return language.toLowerCase() === 'ar' ? 'ar' : 'en';
  if (name !== '' && !notArabic.test(code) && languageOf(name, { language: 'auto' }) === 'ar') return 'ar';
  return unnamed.test(code) && name !== '' ? 'en' : undefined;
};

/** The product with the texts of one of its store view rows; an empty cell keeps the text of the row before. */
export const withStoreViewText = (
  product: ProductInput,
  row: ExportRow,
  language: Language,
): ProductInput => {
  const base = product.texts[language] ?? product.texts.en ?? product.texts.ar;
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
