import type { DeskResult } from '@dijla/contract/desk-client';
import { type Language, languages } from '@dijla/contract/store-views';
import { slugOf } from '../../../resource-form/slug-of.ts';

export type OpenedAttribute = DeskResult<'desk/attribute'>;
type Edited = OpenedAttribute['attribute'];

/** A value as the form has it; one that is new has no code yet. */
export type OptionValue = Edited['options'][number];

/** How what a product has of an attribute is said. */
export type AttributeKind = OpenedAttribute['input'];

/** An attribute as its form has it; what stands under `attribute` is named as in the call. */
export type AttributeValues = { code: string; input: AttributeKind; attribute: Edited };

/** Kinds in the order in which they are offered. */
export const attributeKinds: readonly AttributeKind[] = [
  'select',
  'multiselect',
  'boolean',
  'text',
  'price',
  'date',
];

/** Whether an attribute of this kind has values that are written down, of which products have some. */
export const hasOptions = (input: AttributeKind): boolean => input === 'select' || input === 'multiselect';

/** What a new attribute begins as: one of its values is chosen, and a product's page shows it. */
export const blankAttribute = (): Edited => ({
  labels: Object.fromEntries(languages.map((language) => [language, ''])) as Edited['labels'],
  is_filterable: false,
  is_comparable: false,
  is_visible_on_front: true,
  options: [],
});

/** Before the code of a value that was added here, until it is saved. */
const isNew = '\u0000';
let added = 0;

/** Returns a value without a name; it has a code of its own until it is saved. */
export const blankOption = (): OptionValue => {
  added += 1;
  return {
    code: `${isNew}${added}`,
    hex: null,
    labels: Object.fromEntries(languages.map((language) => [language, ''])) as OptionValue['labels'],
  };
};

const nameOf = (labels: OptionValue['labels']): string =>
  (['en', ...languages] as const).map((language: Language) => labels[language].trim()).find(Boolean) ?? '';

/** Whether each value has a name in a language. */
export const areNamed = (options: readonly OptionValue[]): boolean =>
  options.every(({ labels, code }) => nameOf(labels) !== '' || !code.startsWith(isNew));

/** Returns what the form says; new values get codes from their names, each one of its own. */
export const attributeTyped = ({ attribute, input }: AttributeValues): Edited => {
  const taken = new Set(attribute.options.map(({ code }) => code));
  const freeCode = (wanted: string): string => {
    let code = wanted;
    for (let next = 2; taken.has(code); next += 1) code = `${wanted}-${next}`;
    taken.add(code);
    return code;
  };
  return {
    ...attribute,
    options: (hasOptions(input) ? attribute.options : []).map((option) =>
      option.code.startsWith(isNew)
        ? { ...option, code: freeCode(slugOf(nameOf(option.labels)) || 'value') }
        : option,
    ),
  };
};
