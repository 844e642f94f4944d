import type { Language, ProductTextInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel, plainText } from '../../source/plain-text.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFields } from '../row-fields.ts';

/** Detects the language of a text: Arabic when at least half of its Arabic and Latin letters are Arabic. */
export const languageOf = (text: string, { language }: Pick<Mapping, 'language'>): Language => {
  if (language !== 'auto') return language;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic > 0 && arabic >= (text.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'ar' : 'en';
};

/** Returns a word under its language. */
export const wordIn = (text: string, mapping: Pick<Mapping, 'language'>): Texts<string> => ({
  [languageOf(text, mapping)]: text,
});

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

const isArabic = (text: string): boolean =>
  /\p{Script=Arabic}/u.test(text) && !/\p{Script=Latin}/u.test(text);
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);

/**
 * Whether the text after a dash is a translation rather than a brand or model: it has no digits and about as
 * many words.
 */
const isTranslation = (arabic: string, latin: string): boolean =>
  !/\d/.test(latin) && /\p{Ll}/u.test(latin) && wordsOf(latin) * 2 > wordsOf(arabic);

/** Splits a bilingual name such as `قميص كتان | Linen Shirt` by language. */
const twoNames = (name: string): [Language, string][] | undefined => {
  const sign = name.includes('|') ? '|' : / [-–—] /.exec(name)?.[0];
  const [one = '', other = '', ...more] =
    sign === undefined ? [] : name.split(sign).map((part) => part.trim());
  if (more.length > 0 || !(isArabic(one) ? isLatin(other) : isLatin(one) && isArabic(other)))
    return undefined;
  const [ar, en] = isArabic(one) ? [one, other] : [other, one];
  return sign === '|' || isTranslation(ar, en)
    ? [
        ['ar', ar],
        ['en', en],
      ]
    : undefined;
};

/**
 * Returns a name without a stated language by its detected languages. A Latin name next to an Arabic
 * description is used for both languages, because the description is not English.
 */
export const namesByLanguage = (
  name: string,
  descriptions: readonly string[],
  { language }: Pick<Mapping, 'language'>,
): [Language, string][] => {
  if (language !== 'auto') return [[language, name]];
  const own = languageOf(name, { language });
  const hasArabic = descriptions.some((text) => languageOf(plainText(text), { language }) === 'ar');
  return (
    twoNames(name) ??
    (own === 'en' && hasArabic
      ? [
          ['en', name],
          ['ar', name],
        ]
      : [[own, name]])
  );
};

/** Returns a row's names by language; a name without a stated language is assigned by its letters. */
const rowNames = (fields: RowFields, mapping: Mapping): [Language, string][] => {
  const names = [...fields.texts('name')]
    .map(([language, name]) => [language, plainLabel(name)] as const)
    .filter(([, name]) => name !== '');
  const [single] = names;
  if (names.length === 1 && single?.[0] === '')
    return namesByLanguage(
      single[1],
      [fields.texts('description').get('') ?? '', fields.texts('short_description').get('') ?? ''],
      mapping,
    );
  return names.map(([language, name]) => [language === '' ? languageOf(name, mapping) : language, name]);
};

/**
 * Returns a row's texts by language; text without a stated language is assigned by its letters, or to the
 * language of the only name.
 */
export const productTexts = (fields: RowFields, mapping: Mapping): Texts<ProductTextInput> => {
  const names = rowNames(fields, mapping);
  const texts: Texts<ProductTextInput> = {};
  for (const [language, name] of names) {
    const said = (field: 'description' | 'short_description' | 'meta_title' | 'meta_description'): string => {
      const cells = fields.texts(field);
      const shared = cells.get('') ?? '';
      const isShared = names.length === 1 || languageOf(plainText(shared), mapping) === language;
      // Some exports write line breaks as `\n` (a backslash and an n).
      return plainText((cells.get(language) ?? (isShared ? shared : '')).replaceAll('\\n', '\n'));
    };
    texts[language] = {
      name,
      description: said('description'),
      short_description: said('short_description'),
      meta_title: said('meta_title'),
      meta_description: said('meta_description'),
      attributes: {},
    };
  }
  return texts;
};
