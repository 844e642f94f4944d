import { createHash } from 'node:crypto';
import type { Calls } from '@dijla/contract/schemas';
import { languages } from '@dijla/contract/store-views';
import type { AttributeDefinition } from '../../attributes/attribute-definition.ts';
import type { AttributeInput, Texts } from '../../saving/catalog-batch.ts';

/** What is said of an attribute at the desk. */
type EditedAttribute = Calls['desk/attribute']['result']['_output']['attribute'];

const inEach = (labels: Texts<string>): EditedAttribute['labels'] =>
  Object.fromEntries(
    languages.map((language) => [language, labels[language] ?? '']),
  ) as EditedAttribute['labels'];

const written = (labels: EditedAttribute['labels']): Texts<string> =>
  Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== ''));

/** Returns an attribute as its form shows it. */
export const editedAttributeOf = ({
  labels,
  is_filterable,
  is_comparable,
  is_visible_on_front,
  options,
}: AttributeDefinition): EditedAttribute => ({
  labels: inEach(labels),
  is_filterable,
  is_comparable,
  is_visible_on_front,
  options: options.map(({ code, hex, labels: own }) => ({ code, hex, labels: inEach(own) })),
});

/** Returns a number for what is said of an attribute now. */
export const versionOfAttribute = (attribute: EditedAttribute): string =>
  createHash('sha256').update(JSON.stringify(attribute)).digest('hex').slice(0, 16);

/** An attribute of which nothing has been said but what it is. */
export const blankAttribute = (
  what: Pick<AttributeInput, 'code' | 'input' | 'position'>,
): AttributeInput => ({
  ...what,
  labels: {},
  is_filterable: false,
  is_comparable: false,
  is_visible_on_front: false,
  is_user_defined: true,
  options: [],
  sets: [],
});

/** Returns an attribute with what was said of it at the desk; what kind it is and where it belongs stay. */
export const withAttributeEdits = (
  standing: AttributeInput,
  { labels, options, ...flags }: EditedAttribute,
): AttributeInput => ({
  ...standing,
  ...flags,
  labels: written(labels),
  options: options.map(({ code, hex, labels: own }, sort) => ({ code, hex, sort, labels: written(own) })),
});
