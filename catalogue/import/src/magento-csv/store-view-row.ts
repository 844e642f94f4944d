import type { Language, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel, plainText } from '../plain-text.ts';
import type { ExportRow } from './export-file.ts';

/** `ar`, `ar_iq`, `arabic_store`: the language a store view's code begins with; undefined when it is neither Arabic nor English. */
export const languageOfStoreView = (code: string): Language | undefined => {
  const [, language] = /^(ar|en)(?:abic|glish)?(?:[^a-z]|$)/i.exec(code) ?? [];
  return language === undefined ? undefined : language.toLowerCase() === 'ar' ? 'ar' : 'en';
};

/** The product with the texts of one of its store view rows; an empty cell keeps the text of the row before. */
export const withStoreViewText = (product: ProductInput, row: ExportRow, language: Language): ProductInput => {
  const base = product.texts[language] ?? product.texts.en;
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
