import type { AttributeDefinition, Definitions } from './attribute-definition.ts';
import type { ProductInput } from './catalogue-batch.ts';

type Value = ProductInput['attributes'][string];

const storedValue = (value: Value, { input, options }: AttributeDefinition): unknown => {
  if (input !== 'select' && input !== 'multiselect') return value;
  const ids = new Map(options.map(({ code, id }) => [code, id]));
  const found = (Array.isArray(value) ? value : [String(value)]).flatMap((code) => ids.get(code) ?? []);
  return input === 'multiselect' ? found : found[0];
};

/** Attribute values as they are kept, option codes turned into option ids. What is not defined by now is passed over. */
export const storedAttributes = (attributes: ProductInput['attributes'], definitions: Definitions): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([code, value]) => {
    const attribute = definitions.get(code);
    const stored = attribute === undefined ? undefined : storedValue(value, attribute);
    return stored === undefined ? [] : [[code, stored]];
  }));

const givenValue = (stored: unknown, { input, options }: AttributeDefinition): Value | undefined => {
  if (input !== 'select' && input !== 'multiselect') return typeof stored === 'string' || typeof stored === 'number' || typeof stored === 'boolean' ? stored : undefined;
  const codes = new Map(options.map(({ code, id }) => [id, code]));
  const found = (Array.isArray(stored) ? stored : [stored]).flatMap((id) => codes.get(Number(id)) ?? []);
  return input === 'multiselect' ? found : found[0];
};

/** The other way round: kept values under option codes. */
export const givenAttributes = (stored: Readonly<Record<string, unknown>>, definitions: Definitions): ProductInput['attributes'] =>
  Object.fromEntries(Object.entries(stored).flatMap(([code, value]) => {
    const attribute = definitions.get(code);
    const given = attribute === undefined ? undefined : givenValue(value, attribute);
    return given === undefined ? [] : [[code, given]];
  }));
