import type { AttributeDefinition, Definitions } from './attribute-definition.ts';
import type { ProductInput } from '../saving/catalog-batch.ts';

type Value = ProductInput['attributes'][string];

type OptionNames = { ids: ReadonlyMap<string, number>; codes: ReadonlyMap<number, string> };

const named = new WeakMap<AttributeDefinition, OptionNames>();

/** Option ids by code and codes by id, computed once per definition. */
const optionNames = (definition: AttributeDefinition): OptionNames => {
  const known = named.get(definition) ?? {
    ids: new Map(definition.options.map(({ code, id }) => [code, id])),
    codes: new Map(definition.options.map(({ code, id }) => [id, code])),
  };
  named.set(definition, known);
  return known;
};

const storedValue = (value: Value, definition: AttributeDefinition): unknown => {
  const { input } = definition;
  if (input !== 'select' && input !== 'multiselect') return value;
  const { ids } = optionNames(definition);
  const found = (Array.isArray(value) ? value : [String(value)]).flatMap((code) => ids.get(code) ?? []);
  return input === 'multiselect' ? found : found[0];
};

/**
 * Returns attribute values as stored, with option codes replaced by option ids. Undefined attributes and
 * options are skipped.
 */
export const storedAttributes = (
  attributes: ProductInput['attributes'],
  definitions: Definitions,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([code, value]) => {
      const attribute = definitions.get(code);
      const stored = attribute === undefined ? undefined : storedValue(value, attribute);
      return stored === undefined ? [] : [[code, stored]];
    }),
  );

const givenValue = (stored: unknown, definition: AttributeDefinition): Value | undefined => {
  const { input } = definition;
  if (input !== 'select' && input !== 'multiselect')
    return typeof stored === 'string' || typeof stored === 'number' || typeof stored === 'boolean'
      ? stored
      : undefined;
  const { codes } = optionNames(definition);
  const found = (Array.isArray(stored) ? stored : [stored]).flatMap((id) => codes.get(Number(id)) ?? []);
  return input === 'multiselect' ? found : found[0];
};

/** Inverse of `storedAttributes`: returns stored values with option codes. */
export const givenAttributes = (
  stored: Readonly<Record<string, unknown>>,
  definitions: Definitions,
): ProductInput['attributes'] =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([code, value]) => {
      const attribute = definitions.get(code);
      const given = attribute === undefined ? undefined : givenValue(value, attribute);
      return given === undefined ? [] : [[code, given]];
    }),
  );
