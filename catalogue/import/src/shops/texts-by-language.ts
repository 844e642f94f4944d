import type { Language } from '@dijla/provider/modules/catalog/catalog';
import { languageOf } from '../table-format/goods-texts.ts';
import type { MappingInput } from '../table-format/mapping.ts';
import type { Choices } from '../choices.ts';
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
export const textColumns = Object.fromEntries(fields.map((field) => [field, { en: `@${field}:en`, ar: `@${field}:ar` }])) satisfies MappingInput['columns'];
/** Their columns. */
export const textColumnNames: readonly string[] = fields.flatMap((field) => [`@${field}:en`, `@${field}:ar`]);

/** Cells with a product's own texts, in the language they are in, beside those of its translations. */
export const textCells = (own: ShopTexts, translations: Partial<Record<Language, ShopTexts>>, { language = 'auto' }: Choices): ExtraCells => {
  const said = languageOf(own.name ?? '', { language });
  const all: Partial<Record<Language, ShopTexts>> = { ...translations, ...((own.name ?? '') !== '' && { [said]: { ...translations[said], ...own } }) };
  return Object.fromEntries(Object.entries(all).flatMap(([code, texts]) => fields.map((field) => [`@${field}:${code}`, texts[field] ?? '']))) as ExtraCells;
};
