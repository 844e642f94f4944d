import { z } from 'zod';

export type Path = readonly (string | number)[];
type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
};

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const read = (io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const given = read('input');
  // A transformation that unwraps its input is described by its output.
  return Object.keys(given).some((member) => member !== '$schema') ? given : read('output');
};

const isSchema = (schema: JsonSchema | boolean | undefined): schema is JsonSchema =>
  typeof schema === 'object' && Object.keys(schema).length > 0;

const below = (schema: JsonSchema): Path[] => {
  const inside = (key: string | number, member: JsonSchema | boolean | undefined): Path[] => [
    [key],
    ...(isSchema(member) ? below(member).map((path) => [key, ...path]) : []),
  ];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, member]) => inside(key, member)),
    ...(schema.items === undefined ? [] : inside(0, schema.items)),
    ...(isSchema(schema.additionalProperties) ? inside('12', schema.additionalProperties) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(below),
  ];
};

/**
 * Returns the paths of a schema's members: of objects, of lists (their first item) and of objects keyed by
 * ids (under '12'), in every branch of a union.
 */
export const memberPaths = (schema: z.ZodType): Path[] => {
  const paths: Path[] = [[], ...below(jsonSchemaOf(schema))];
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
};

const isHolder = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a copy of `value` with `member` at the path; values along the path are replaced by objects and
 * lists where necessary.
 */
export const withMember = (value: unknown, [key, ...rest]: Path, member: unknown): unknown => {
  if (key === undefined) return member;
  const holder = isHolder(value) ? value : undefined;
  const inner = withMember(holder && Object.hasOwn(holder, key) ? holder[key] : undefined, rest, member);
  if (typeof key === 'number')
    return (Array.isArray(value) ? value : [undefined]).map((element: unknown, place) =>
      place === key ? inner : element,
    );
  return { ...(Array.isArray(value) ? {} : holder), [key]: inner };
};

/**
 * Values that are wrong for most members: other types, limits of numbers, numbers as text, texts with a
 * special meaning to some software.
 */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  2_147_483_648,
  -2_147_483_649,
  '2147483648',
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '٣',
  'x'.repeat(30_000),
  "' or 1=1; drop table cart; --",
  '__proto__',
  '\ud800',
  '\u202e',
  '<script>alert(1)</script>',
  [],
  [[]],
  [null],
  {},
  { constructor: { prototype: 1 } },
  { a: { b: { c: [] } } },
  Array.from({ length: 600 }, () => 1),
];
