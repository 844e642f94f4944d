import { isDeepStrictEqual } from 'node:util';
import { languages } from '@dijla/contract/store-views';
import type { Definitions } from '../../attributes/attribute-definition.ts';
import { valueFault } from '../../products/checked-product.ts';
import type { ProductInput } from '../../saving/catalog-batch.ts';
import type { EditedProduct } from './edited-product-type.ts';

type Said = Pick<EditedProduct, 'attributes' | 'attribute_texts'>;

/** What a product's attributes are read with: their definitions, and those that tell it apart from other variants. */
export type AttributeScope = { definitions: Definitions; axes: readonly string[] };

/** Attributes that are not said here: the brand has a field of its own, axes stand in the matrix of variants. */
const isElsewhere = (code: string, { axes }: AttributeScope): boolean =>
  code === 'brand' || axes.includes(code);

const isText = (code: string, { definitions }: AttributeScope): boolean =>
  definitions.get(code)?.input === 'text';

/** Returns what a product has of its attributes as its form shows it; a text that is the same in all languages in each. */
export const editedAttributes = (
  { attributes, texts }: Pick<ProductInput, 'attributes' | 'texts'>,
  scope: AttributeScope,
): Said => {
  const given = Object.entries(attributes).filter(([code]) => !isElsewhere(code, scope));
  const common = new Map(given.filter(([code]) => isText(code, scope)));
  const written = Object.values(texts).flatMap((text) => Object.keys(text.attributes));
  const codes = new Set([...common.keys(), ...written.filter((code) => isText(code, scope))]);
  const textIn = (code: string, language: (typeof languages)[number]): string => {
    const text = texts[language];
    return text === undefined ? '' : (text.attributes[code] ?? String(common.get(code) ?? ''));
  };
  return {
    attributes: Object.fromEntries(given.filter(([code]) => !isText(code, scope))),
    attribute_texts: Object.fromEntries(
      [...codes]
        .toSorted()
        .map((code) => [
          code,
          Object.fromEntries(languages.map((language) => [language, textIn(code, language)])),
        ]),
    ) as Said['attribute_texts'],
  };
};

/** Returns a product with what is said of its attributes; those said elsewhere stay, and texts that nobody changed. */
export const withAttributes = (
  product: Pick<ProductInput, 'attributes' | 'texts'>,
  said: Said & Pick<EditedProduct, 'texts'>,
  scope: AttributeScope,
): { attributes: ProductInput['attributes']; textsOf: (language: string) => Record<string, string> } => {
  const before = editedAttributes(product, scope).attribute_texts;
  const named = languages.filter((language) => said.texts[language].name !== '');
  const kept = Object.entries(product.attributes).filter(([code]) => isElsewhere(code, scope));
  const common: [string, string | string[] | number | boolean][] = [];
  const own: [language: string, code: string, text: string][] = [];
  for (const [code, text] of Object.entries(said.attribute_texts)) {
    if (isDeepStrictEqual(text, before[code])) {
      const standing = product.attributes[code];
      if (standing !== undefined) common.push([code, standing]);
      for (const [language, { attributes }] of Object.entries(product.texts))
        if (attributes[code] !== undefined) own.push([language, code, attributes[code]]);
      continue;
    }
    const values = new Set(named.map((language) => text[language]));
    const [only = ''] = values;
    if (values.size === 1 && only !== '') common.push([code, only]);
    if (values.size > 1)
      own.push(
        ...named
          .filter((language) => text[language] !== '')
          .map((language): [string, string, string] => [language, code, text[language]]),
      );
  }
  return {
    attributes: Object.fromEntries([...kept, ...Object.entries(said.attributes), ...common]),
    textsOf: (language) =>
      Object.fromEntries(own.filter(([of]) => of === language).map(([, code, text]) => [code, text])),
  };
};

/** Returns what of the attributes that are said does not fit their definitions, or undefined. What it had already fits. */
export const unfitAttribute = (
  { attributes, attribute_texts }: Said,
  before: Said | undefined,
  scope: AttributeScope,
): string | undefined => {
  const text = Object.keys(attribute_texts).find((code) => !isText(code, scope) || isElsewhere(code, scope));
  if (text !== undefined) return text;
  const unfit = Object.entries(attributes).find(([code, value]) => {
    if (isDeepStrictEqual(value, before?.attributes[code])) return false;
    const definition = scope.definitions.get(code);
    if (definition === undefined || isElsewhere(code, scope) || isText(code, scope) || value === '')
      return true;
    const options = new Set(definition.options.map((option) => option.code));
    return valueFault(value, { input: definition.input, options }) !== undefined;
  });
  return unfit?.[0];
};
