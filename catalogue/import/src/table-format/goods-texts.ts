import type { Language, ProductTextInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel, plainText } from '../plain-text.ts';
import type { Mapping } from './mapping.ts';
import type { RowFields } from './row-fields.ts';

/** Arabic when most of its letters are. */
export const languageOf = (text: string, { language }: Pick<Mapping, 'language'>): Language => {
  if (language !== 'auto') return language;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic > 0 && arabic >= (text.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'ar' : 'en';
};

/** A word in the language it is in. */
export const wordIn = (text: string, mapping: Pick<Mapping, 'language'>): Texts<string> => ({ [languageOf(text, mapping)]: text });

/** A row's texts; what stands in a column without a language is in that of the name, or of itself. */
export const goodsTexts = (fields: RowFields, mapping: Mapping): Texts<ProductTextInput> => {
  const names = [...fields.texts('name')].map(([language, name]): [Language, string] => [language === '' ? languageOf(name, mapping) : language, plainLabel(name)]).filter(([, name]) => name !== '');
  const [single] = names;
  const texts: Texts<ProductTextInput> = {};
  for (const [language, name] of names) {
    const said = (field: 'description' | 'short_description' | 'meta_title' | 'meta_description'): string => {
      const cells = fields.texts(field);
      const shared = cells.get('') ?? '';
      const isShared = names.length === 1 || languageOf(shared, mapping) === language;
      // Some exports write a line's end as a backslash and an n.
      return plainText((cells.get(language) ?? (isShared && single !== undefined ? shared : '')).replaceAll('\\n', '\n'));
    };
    texts[language] = {
      name, description: said('description'), short_description: said('short_description'), meta_title: said('meta_title'), meta_description: said('meta_description'), attributes: {},
    };
  }
  return texts;
};
