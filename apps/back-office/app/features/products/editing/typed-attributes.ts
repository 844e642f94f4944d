import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { type Language, languages } from '@dijla/contract/store-views';
import type { OpenedProduct, ProductChoices } from './opened-product.ts';

export type Attribute = ProductChoices['attributes'][number];
type Edited = OpenedProduct['product'];
type Said = Pick<Edited, 'attributes' | 'attribute_texts'>;
type Value = Said['attributes'][string];

/** What is typed of one attribute: a text in each language, codes of several options, or one line. */
export type TypedAttribute = string | string[] | Record<Language, string>;

/** What is typed of all attributes, by a name that a field may have: codes may hold dots. */
export type AttributeValues = Record<string, TypedAttribute>;

/** The name of an attribute's field within the attributes of a product. */
export const fieldOf = ({ id }: Pick<Attribute, 'id'>): string => `a${id}`;

/** Returns a typed number, in any digits; null for none. */
export const typedNumber = (typed: string): number | null => {
  const text = latinDigits(typed)
    .replaceAll(/[\s,٬]/g, '')
    .replace('٫', '.');
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;
};

const dayOf = (text: string): string => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';

const toType = ({ code, input }: Attribute, { attributes, attribute_texts }: Said): TypedAttribute => {
  const value = attributes[code];
  switch (input) {
    case 'text':
      return (
        attribute_texts[code] ??
        (Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>)
      );
    case 'multiselect':
      return Array.isArray(value) ? value : [];
    case 'date':
      return dayOf(String(value ?? ''));
    default:
      return String(value ?? '');
  }
};

const fromTyped = ({ input }: Attribute, typed: TypedAttribute): Value | undefined => {
  if (typeof typed === 'object') return Array.isArray(typed) && typed.length > 0 ? typed : undefined;
  if (typed.trim() === '') return undefined;
  if (input === 'boolean') return typed === 'true';
  return input === 'price' ? (typedNumber(typed) ?? undefined) : typed;
};

/** Returns what the fields of a product's attributes begin with. */
export const attributeValuesOf = (said: Said, attributes: readonly Attribute[]): AttributeValues =>
  Object.fromEntries(attributes.map((attribute) => [fieldOf(attribute), toType(attribute, said)]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns what is said of attributes; what nobody changed stays as it was, however it was written. */
export const attributesTyped = (
  typed: AttributeValues,
  { before, attributes }: { before: Said; attributes: readonly Attribute[] },
): Said => {
  const said: Said = { attributes: { ...before.attributes }, attribute_texts: { ...before.attribute_texts } };
  for (const attribute of attributes) {
    const now = typed[fieldOf(attribute)];
    if (now === undefined || isSame(now, toType(attribute, before))) continue;
    const { code } = attribute;
    delete said.attributes[code];
    delete said.attribute_texts[code];
    if (attribute.input === 'text') {
      const texts = now as Record<Language, string>;
      if (languages.some((language) => texts[language].trim() !== '')) said.attribute_texts[code] = texts;
      continue;
    }
    const value = fromTyped(attribute, now);
    if (value !== undefined) said.attributes[code] = value;
  }
  return said;
};
