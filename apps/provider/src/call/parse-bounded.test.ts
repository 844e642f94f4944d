import { calls, type CallDefinition, orderBody, productOption, searchQuery } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { innerSchema, mostElements, parseBounded } from './parse-bounded.ts';

type Schema = z.core.$ZodType;

/** Returns the paths of lists below a schema of which it does not say how many elements they may have. */
const unboundedIn = (schema: Schema, path: string, above: ReadonlySet<Schema> = new Set()): string[] => {
  if (above.has(schema)) return [];
  const below = (part: Schema, name: string) => unboundedIn(part, path + name, new Set([...above, schema]));
  const inner = innerSchema(schema);
  if (inner !== undefined) return below(inner, '');
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array')
    return [
      ...(mostElements(schema as z.core.$ZodArray) === undefined ? [path] : []),
      ...below(def.element, '[]'),
    ];
  if (def.type === 'record') return below(def.valueType, '{}');
  if (def.type === 'union') return def.options.flatMap((option, place) => below(option, `|${place}`));
  if (def.type === 'intersection') return [...below(def.left, ''), ...below(def.right, '')];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, part]) => below(part, `.${name}`));
  return [];
};

const many = (count: number) => Array.from({ length: count }, () => ({}));
const keyed = (count: number) => Object.fromEntries(many(count).map((each, place) => [`k${place}`, each]));
const issuesOf = (schema: z.ZodType, value: unknown) => parseBounded(schema, value).error?.issues ?? [];
const withOptions = (options: unknown) => ({ extension_attributes: { bundle_options: options } });
const orderOf = (products: unknown) => ({ products, addressInformation: { payment_method_code: 'cash' } });

describe('parseBounded', () => {
  it('knows the number of every list that a call takes', () => {
    const unbounded = Object.entries<CallDefinition>(calls).flatMap(([name, { body }]) =>
      body === undefined ? [] : unboundedIn(body, name),
    );
    expect(unbounded).toEqual([]);
  });

  it.each<[string, z.ZodType, unknown, PropertyKey[]]>([
    [
      'options as a list',
      productOption,
      withOptions(many(300_000)),
      ['extension_attributes', 'bundle_options'],
    ],
    [
      'options by key',
      productOption,
      withOptions(keyed(100_000)),
      ['extension_attributes', 'bundle_options'],
    ],
    ['a list of an order', orderBody, orderOf(many(300_000)), ['products']],
    ['the list of an order nested', orderBody, { newOrder: orderOf(many(300_000)) }, ['products']],
    ['filters of a search', searchQuery, { _appliedFilters: many(300_000) }, ['_appliedFilters']],
    ['keys that a schema leaves open', z.record(z.string(), z.int()), keyed(100_000), []],
  ])('refuses too many of %s by one problem, without looking at any', (_, schema, value, path) => {
    const before = process.cpuUsage();
    expect(issuesOf(schema, value)).toMatchObject([
      { code: 'too_big', path, message: 'has too many entries' },
    ]);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });

  it('refuses few lists of many that together are too many', () => {
    const line = { sku: 'x', qty: 1, product_option: withOptions(many(199)) };
    expect(issuesOf(orderBody, orderOf(many(480).map(() => line)))).toMatchObject([{ code: 'too_big' }]);
  });

  it('takes and refuses all else as the schema does', () => {
    const options = [{ option_id: 1, option_qty: 1, option_selections: [2] }];
    for (const value of [
      withOptions(options),
      withOptions({ 1: options[0] }),
      withOptions([{}]),
      withOptions('x'),
      null,
      [],
    ])
      expect(parseBounded(productOption, value)).toEqual(productOption.safeParse(value));
  });
});
