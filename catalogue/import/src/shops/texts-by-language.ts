import { byLanguage, isStoreCode, type Language, languages } from '@dijla/contract/store-views';
import { plainText } from '../source/plain-text.ts';
import { languageOf, namesByLanguage } from '../table-format/products/product-texts.ts';
import type { MappingInput } from '../table-format/mapping/mapping.ts';
import type { Choices } from '../command/choices.ts';
import type { ExtraCells } from './extra-cells.ts';

const fields = ['name', 'description', 'short_description', 'meta_title', 'meta_description'] as const;
type TextField = (typeof fields)[number];

/** Texts of a product in one language. */
export type ShopTexts = Partial<Record<TextField, string>>;

/**
 * Returns the language of a locale such as `ar-IQ` or `en_US`, or undefined for a language that the shop
 * does not support.
 */
export const languageOfLocale = (locale: string): Language | undefined => {
  const [language] = locale.trim().toLowerCase().split(/[-_]/);
  return isStoreCode(language) ? language : undefined;
};

/** The mapping's text fields, filled by `textCells`. */
export const textColumns = Object.fromEntries(
  fields.map((field) => [field, byLanguage((language) => `@${field}:${language}`)]),
) satisfies MappingInput['columns'];
/** The columns of `textColumns`. */
export const textColumnNames: readonly string[] = fields.flatMap((field) =>
  languages.map((language) => `@${field}:${language}`),
);

type Translations = Partial<Record<Language, ShopTexts>>;

/**
 * Assigns a product's own texts to languages by their letters; a text in a language without a name goes to
 * the language of the name.
 */
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

/** Returns cells with a product's own texts by detected language, merged with its translations. */
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
