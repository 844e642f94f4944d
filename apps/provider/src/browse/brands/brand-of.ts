import type { Brand } from '@dijla/contract/client';
import { languageInOtherScript, readingOrder } from '@dijla/contract/read-languages';
import { languages } from '@dijla/contract/store-views';
import { brandPath, type Language, textIn } from '../../modules/catalog/catalog.ts';
import type { BrandRow } from './shown-brands-sql.ts';

const titlesOf = ({ texts, labels }: BrandRow): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const title = texts[language]?.title || labels[language];
      return title ? [[language, title]] : [];
    }),
  );

/**
 * Returns a brand in one language. Without a title, the option's label is used; without a label, the
 * option's code.
 */
export const brandOf = (row: BrandRow, language: Language): Brand => {
  const titles = titlesOf(row);
  const { text: title = row.code, lang } = textIn(titles, language);
  const other = titles[languageInOtherScript(lang ?? language)];
  const { value, position, image, slider_image, slider_position, url_key } = row;
  const url_alias = url_key ?? String(value);
  return {
    attribute_code: 'brand',
    value,
    position,
    title,
    image,
    slider_image,
    slider_position,
    pageUrl: brandPath(url_alias),
    url_alias,
    other_title: other === undefined || other === title ? null : other,
    ...(lang === undefined ? {} : { lang }),
  };
};

/** Returns brands in one language with their product counts. */
export const countedBrands = (
  rows: readonly BrandRow[],
  counts: ReadonlyMap<number, number>,
  language: Language,
): Brand[] => rows.map((row) => ({ ...brandOf(row, language), count: counts.get(row.value) ?? 0 }));

/**
 * Returns a brand's description in the store's language, or else in one read in its place; empty when there
 * is none.
 */
export const brandDescription = ({ texts }: BrandRow, language: Language): string =>
  readingOrder(language)
    .map((other) => texts[other]?.description)
    .find((text) => text) ?? '';
