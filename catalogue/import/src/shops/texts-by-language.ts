import type { Language } from '@dijla/provider/modules/catalog/catalog';
import { plainText } from '../source/plain-text.ts';
import { languageOf, namesByLanguage } from '../table-format/products/product-texts.ts';
import type { MappingInput } from '../table-format/mapping/mapping.ts';
import type { Choices } from '../command/choices.ts';
import type { ExtraCells } from './extra-cells.ts';

const fields = ['name', 'description', 'short_description', 'meta_title', 'meta_description'] as const;
type TextField = (typeof fields)[number];

/** Texts of a product in one language. */
export type ShopTexts = Partial<Record<TextField, string>>;

/** The language of a locale such as `ar-IQ` or `en_US`; undefined for one that the shop does not speak. */
export const languageOfLocale = (locale: string): Language | undefined => {
  const [language] = locale.trim().toLowerCase().split(/[-_]/);
  return language === 'en' || language === 'ar' ? language : undefined;
};

/** The fields of a mapping for texts that come by `textCells`. */
export const textColumns = Object.fromEntries(
  fields.map((field) => [field, { en: `@${field}:en`, ar: `@${field}:ar` }]),
) satisfies MappingInput['columns'];
/** Their columns. */
export const textColumnNames: readonly string[] = fields.flatMap((field) => [`@${field}:en`, `@${field}:ar`]);

type Translations = Partial<Record<Language, ShopTexts>>;

/** A product's own texts by language: each where its letters say, as far as the product has a name there and no translation says it. */
const ownTexts = (own: ShopTexts, translations: Translations, language: Language | 'auto'): Translations => {
  const name = own.name ?? '';
  const others = [own.description ?? '', own.short_description ?? ''];
  const names =
    Object.keys(translations).length > 0
      ? [[languageOf(name, { language }), name] as const]
      : namesByLanguage(name, others, { language });
  const [[said] = ['en'] as const] = names;
  const filed: Translations = Object.fromEntries(names.map(([code, each]) => [code, { name: each }]));
  for (const field of fields) {
    const text = own[field] ?? '';
    if (field === 'name' || text === '') continue;
    const letters = languageOf(plainText(text), { language });
    const code = filed[letters] === undefined ? said : letters;
    filed[code] = { ...filed[code], [field]: text };
  }
  return filed;
};

/** Cells with a product's own texts, in the languages they are in, beside those of its translations. */
export const textCells = (
  own: ShopTexts,
  translations: Translations,
  { language = 'auto' }: Choices,
): ExtraCells => {
  const filed = (own.name ?? '') === '' ? {} : ownTexts(own, translations, language);
  const all: Translations = { ...translations };
  for (const [code, texts] of Object.entries(filed) as [Language, ShopTexts][])
    all[code] = { ...translations[code], ...texts };
  return Object.fromEntries(
    Object.entries(all).flatMap(([code, texts]) =>
      fields.map((field) => [`@${field}:${code}`, texts[field] ?? '']),
    ),
  ) as ExtraCells;
};
