import { z } from 'zod';

/**
 * A schema checks the number of a list's elements only after each element, and keeps every problem it finds. So
 * whoever sends a hundred thousand wrong elements would keep the process busy for seconds.
 */
type Schema = z.core.$ZodType;
type Place = readonly (string | number)[];

/** Maximum number of members of an object whose keys a schema leaves open. */
const keysAtMost = 500;
/** Maximum number of elements of all lists together, far more than the largest order has. */
const elementsAtMost = 10_000;
/** Deeper than any schema; conditions of promotions contain themselves. */
const deepest = 64;

/** Returns the maximum number of elements that a list's schema allows; undefined when it has none. */
export const mostElements = (schema: z.core.$ZodArray): number | undefined => {
  const bounds = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    const { maximum, length } = def as { maximum?: number; length?: number };
    return maximum ?? length ?? [];
  });
  return bounds.length === 0 ? undefined : Math.min(...bounds);
};

/** Returns the schema inside one that only adds to it, such as an optional one; undefined for all others. */
export const innerSchema = (schema: Schema): Schema | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType;
    case 'lazy':
      return def.getter();
    case 'pipe':
      return (def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in;
    default:
      return undefined;
  }
};

type Counting = { elements: number };
type Looked = { value: unknown; place: Place };

const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstOf = <Each>(entries: Iterable<Each>, look: (each: Each) => Place | null): Place | null => {
  for (const entry of entries) {
    const found = look(entry);
    if (found !== null) return found;
  }
  return null;
};

const overfullList = (schema: z.core.$ZodArray, { value, place }: Looked, counting: Counting) => {
  if (!Array.isArray(value)) return null;
  counting.elements += value.length;
  const most = mostElements(schema) ?? elementsAtMost;
  if (value.length > most || counting.elements > elementsAtMost) return place;
  const { element } = schema._zod.def;
  return firstOf(value.entries(), ([index, each]) =>
    overfull(element, { value: each, place: [...place, index] }, counting),
  );
};

const overfullRecord = (schema: z.core.$ZodRecord, { value, place }: Looked, counting: Counting) => {
  if (!isKeyed(value)) return null;
  const keys = Object.keys(value);
  counting.elements += keys.length;
  if (keys.length > keysAtMost || counting.elements > elementsAtMost) return place;
  const { valueType } = schema._zod.def;
  return firstOf(keys, (key) => overfull(valueType, { value: value[key], place: [...place, key] }, counting));
};

/** A union is overfull when all branches are that the value's kind may match. */
const overfullUnion = (schema: z.core.$ZodUnion, looked: Looked, counting: Counting): Place | null => {
  let found: Place | null = null;
  for (const option of schema._zod.def.options) {
    if (!takesKind(option, looked.value)) continue;
    const own = { elements: counting.elements };
    found = overfull(option, looked, own);
    if (found === null) {
      counting.elements = own.elements;
      return null;
    }
  }
  return found;
};

/** Whether a schema takes lists where the value is one, or objects where it is one. */
const takesKind = (schema: Schema, value: unknown): boolean => {
  const inner = innerSchema(schema);
  if (inner !== undefined) return takesKind(inner, value);
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  if (type === 'union' || type === 'unknown' || type === 'any') return true;
  if (Array.isArray(value)) return type === 'array';
  return isKeyed(value) && (type === 'object' || type === 'record');
};

/** Returns what a schema that first rearranges its value looks at; the value itself for all others. */
const rearranged = (schema: Schema, value: unknown): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const first = def.type === 'pipe' ? (def.in as z.core.$ZodTypes)._zod.def : undefined;
  return first?.type === 'transform'
    ? first.transform(value, { value, issues: [], addIssue: () => undefined } as never)
    : value;
};

/** Returns the place of the first list or object below a value that holds more than its schema allows, or null. */
const overfull = (schema: Schema, looked: Looked, counting: Counting): Place | null => {
  const { value, place } = looked;
  if (typeof value !== 'object' || value === null) return null;
  if (place.length > deepest) return place;
  const inner = innerSchema(schema);
  if (inner !== undefined) return overfull(inner, { value: rearranged(schema, value), place }, counting);
  const known = schema as z.core.$ZodTypes;
  switch (known._zod.def.type) {
    case 'array':
      return overfullList(known as z.core.$ZodArray, looked, counting);
    case 'record':
      return overfullRecord(known as z.core.$ZodRecord, looked, counting);
    case 'union':
      return overfullUnion(known as z.core.$ZodUnion, looked, counting);
    case 'object': {
      const { shape } = (known as z.core.$ZodObject)._zod.def;
      return firstOf(Object.keys(shape), (member) =>
        overfull(
          shape[member] as Schema,
          { value: (value as Record<string, unknown>)[member], place: [...place, member] },
          counting,
        ),
      );
    }
    default:
      return null;
  }
};

/**
 * Parses a value as `schema.safeParse` does, but counts the elements of its lists first and then refuses what holds
 * too many of them, without looking at any (record 136).
 */
export const parseBounded = <Output>(
  schema: z.ZodType<Output>,
  value: unknown,
): z.ZodSafeParseResult<Output> => {
  const place = overfull(schema, { value, place: [] }, { elements: 0 });
  if (place === null) return schema.safeParse(value);
  const issue: z.core.$ZodIssue = {
    code: 'too_big',
    origin: 'array',
    maximum: elementsAtMost,
    path: [...place],
    message: 'has too many entries',
  };
  return { success: false, error: new z.ZodError<Output>([issue]) };
};
