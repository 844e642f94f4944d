type Json = Readonly<Record<string, unknown>>;

/** What is known of one member: whether it is always there, its types, and what bounds its values. */
export type Member = { required: boolean; types: readonly string[]; bounds: Json };

type Members = Map<string, Member>;

/** A call as others rely on it: how it is asked, and its members by their paths, such as `body.items[].sku`. */
export type DescribedCall = {
  /** Method and path. */
  call: string;
  in: Record<string, string>;
  out: Record<string, string>;
};

/** The API as it is committed: members are texts, so that a change of one is one line. */
export type ApiDescription = { version: string; calls: Record<string, DescribedCall> };

const bounding = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
];

/** Returns a member as text: `! integer {"minimum":0}`; `?` says that it may be absent. */
const written = ({ required, types, bounds }: Member): string =>
  [
    required ? '!' : '?',
    types.join('|'),
    ...(Object.keys(bounds).length > 0 ? [JSON.stringify(bounds)] : []),
  ].join(' ');

/** Reads what `written` wrote. */
export const memberOf = (text: string): Member => {
  const [flag, types = '', ...bounds] = text.split(' ');
  return {
    required: flag === '!',
    types: types.split('|'),
    bounds: bounds.length === 0 ? {} : (JSON.parse(bounds.join(' ')) as Json),
  };
};

const typesOf = ({ type, enum: values, const: only }: Json): string[] => {
  if (type !== undefined) return [type].flat() as string[];
  const known = values ?? (only === undefined ? undefined : [only]);
  return known === undefined
    ? ['any']
    : [...new Set((known as unknown[]).map((value) => (value === null ? 'null' : typeof value)))];
};

/** Bounds that say no more than that a number is whole. */
const isSafeInteger = (value: unknown): boolean => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

const boundsOf = (schema: Json): Json => {
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']];
  return {
    ...(values !== undefined && { enum: values }),
    ...Object.fromEntries(
      bounding.flatMap((name) =>
        schema[name] === undefined || isSafeInteger(schema[name]) ? [] : [[name, schema[name]]],
      ),
    ),
  };
};

/** What either of two schemas allows: a bound holds where both have the same. */
const either = (one: Member, other: Member): Member => ({
  required: one.required && other.required,
  types: [...new Set([...one.types, ...other.types])].toSorted(),
  bounds: Object.fromEntries(
    Object.entries(one.bounds).flatMap(([name, value]) => {
      const second = other.bounds[name];
      // Of a list of values and null, the list bounds what is not null.
      if (other.types.join() === 'null') return [[name, value]];
      if (name === 'enum' && second !== undefined)
        return [[name, [...new Set([...(value as unknown[]), ...(second as unknown[])])]]];
      return JSON.stringify(second) === JSON.stringify(value) ? [[name, value]] : [];
    }),
  ),
});

const eitherOf = (alternatives: readonly Members[]): Members => {
  const merged: Members = new Map();
  const [first = new Map<string, Member>()] = alternatives;
  const names = new Set(alternatives.flatMap((members) => [...members.keys()]));
  for (const name of names) {
    const known = alternatives.flatMap((members) => members.get(name) ?? []);
    const sum = known.reduce((one, other) =>
      one.types.join() === 'null' ? either(other, one) : either(one, other),
    );
    merged.set(name, { ...sum, required: sum.required && known.length === alternatives.length });
  }
  return merged.size === 0 ? first : merged;
};

type Walk = { schemas: Json; path: string; required: boolean; seen: readonly string[] };

const membersOf = (schema: Json, walk: Walk): Members => {
  const { schemas, path, required, seen } = walk;
  const ref = schema['$ref'] as string | undefined;
  if (ref !== undefined) {
    if (seen.includes(ref)) return new Map([[path, { required, types: ['any'], bounds: {} }]]);
    const target = schemas[ref.replace('#/components/schemas/', '')] as Json | undefined;
    return membersOf(target ?? {}, { ...walk, seen: [...seen, ref] });
  }
  const alternatives = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (alternatives !== undefined) return eitherOf(alternatives.map((one) => membersOf(one, walk)));
  const all = schema['allOf'] as Json[] | undefined;
  if (all !== undefined) return new Map(all.flatMap((one) => [...membersOf(one, walk)]));

  const found: Members = new Map([
    [path, { required, types: typesOf(schema).toSorted(), bounds: boundsOf(schema) }],
  ]);
  const add = (part: unknown, at: string, isRequired: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, member] of membersOf(part as Json, { schemas, path: at, required: isRequired, seen }))
      found.set(name, member);
  };
  const always = new Set((schema['required'] ?? []) as string[]);
  for (const [name, part] of Object.entries((schema['properties'] ?? {}) as Json))
    add(part, `${path}.${name}`, always.has(name));
  add(schema['additionalProperties'], `${path}{}`, false);
  add(schema['items'], `${path}[]`, true);
  ((schema['prefixItems'] ?? []) as Json[]).forEach((part, at) => add(part, `${path}[${at}]`, true));
  return found;
};

const textOf = (members: Members): Record<string, string> =>
  Object.fromEntries(
    [...members]
      .map(([name, member]) => [name, written(member)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
  'x-permission'?: string;
  'x-scope'?: string;
};

/** Whether others make a call: shoppers and their programs, or whoever holds an API key. The desk comes with the shop. */
const isForOthers = (operation: Operation): boolean =>
  operation['x-permission'] === undefined || operation['x-scope'] !== undefined;

const schemaIn = (content: Record<string, { schema: Json }> | undefined): Json | undefined =>
  Object.values(content ?? {})[0]?.schema;

const describedCall = (call: string, operation: Operation, schemas: Json): DescribedCall => {
  const at = (path: string, required: boolean): Walk => ({ schemas, path, required, seen: [] });
  const asked: Members = new Map(
    operation.parameters.flatMap(({ name, in: place, required, schema }) => [
      ...membersOf(schema, at(`${place}.${name}`, required)),
    ]),
  );
  const body = schemaIn(operation.requestBody?.content);
  for (const [name, member] of body ? membersOf(body, at('body', true)) : []) asked.set(name, member);
  const answer = schemaIn(operation.responses['200']?.content) ?? {};
  const answered = [...membersOf(answer, at('answer', true))].map(
    ([name, { bounds, ...member }]) =>
      [name, { ...member, bounds: bounds['enum'] === undefined ? {} : { enum: bounds['enum'] } }] as const,
  );
  // Of what is answered, lengths and ranges are no promise.
  return { call, in: textOf(asked), out: textOf(new Map(answered)) };
};

/** Returns what others rely on of an OpenAPI document: its calls with their members, without those of the desk alone. */
export const describeApi = (document: {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Json };
}): ApiDescription => {
  const calls: Record<string, DescribedCall> = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, given] of Object.entries(methods)) {
      const operation = given as Operation;
      if (isForOthers(operation))
        calls[operation.operationId] = describedCall(
          `${method.toUpperCase()} ${path}`,
          operation,
          document.components.schemas,
        );
    }
  return { version: document.info.version, calls };
};
