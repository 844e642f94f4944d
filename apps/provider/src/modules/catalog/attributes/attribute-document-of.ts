import type { AttributeDocument } from '@dijla/contract/client';
import type { flag as english } from '@dijla/messages/en/product/flag';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { AttributeDefinition } from './attribute-definition.ts';
import type { Language } from '../saving/catalog-batch.ts';
import { namedOptions } from './named-options.ts';
import { textIn } from '../saving/text-in.ts';

const flags = await textsInLanguages<typeof english>('product/flag', 'flag');

/** Default options of boolean attributes, because import sources list options for selections only. */
const flagOptions = (language: Language): AttributeDocument['options'] => [
  { label: flags[language].yes, value: '1' },
  { label: flags[language].no, value: '0' },
];

const optionsOf = (
  { input, options }: AttributeDefinition,
  language: Language,
): AttributeDocument['options'] => {
  if (input === 'boolean' && options.length === 0) return flagOptions(language);
  return namedOptions(options, language).map(({ id, code, hex, label }) => ({
    label,
    value: input === 'boolean' ? code : String(id),
    ...(hex === null ? {} : { hex }),
  }));
};

/**
 * Returns an attribute's document in one language (wire §7.8). Option ids are strings; labels fall back to
 * the other language, then to the code; options without any label are left out.
 */
export const attributeDocumentOf = (
  attribute: AttributeDefinition,
  { language }: { language: Language },
): AttributeDocument => {
  const label = textIn(attribute.labels, language).text ?? attribute.code;
  return {
    id: attribute.id,
    attribute_id: attribute.id,
    attribute_code: attribute.code,
    entity_type_id: '4',
    frontend_input: attribute.input,
    frontend_label: label,
    default_frontend_label: label,
    is_user_defined: attribute.is_user_defined,
    is_visible: attribute.is_visible,
    is_visible_on_front: attribute.is_visible_on_front ? '1' : '0',
    is_comparable: attribute.is_comparable,
    is_filterable: attribute.is_filterable,
    position: attribute.position,
    options: optionsOf(attribute, language),
  };
};
