import type { SourcePlace } from '../catalog-format.ts';
import { columnKey, type SourceRow } from '../table-format/source-row.ts';
import { isObject, type JsonObject, unwrapped } from './json-items.ts';

/** Labels for values that an export writes as numbers, by attribute and then by value. */
export type Words = ReadonlyMap<string, ReadonlyMap<string, string>>;

const scalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';

/** Returns a member by its exact name, or else by a name that differs only in case or punctuation. */
const memberOf = (object: JsonObject, name: string): unknown => {
  if (Object.hasOwn(object, name)) return object[name];
  const key = columnKey(name);
  const found = Object.keys(object).find((each) => columnKey(each) === key);
  return found === undefined ? undefined : object[found];
};

/** Returns all values under a dotted path; lists are traversed, `options.0.name` takes one element. */
const valuesUnder = (value: unknown, [member, ...rest]: readonly string[]): unknown[] => {
  if (member === undefined)
    return Array.isArray(value) ? value.flatMap((each) => valuesUnder(each, [])) : [value];
  if (Array.isArray(value))
    return /^\d+$/.test(member)
      ? valuesUnder(value[Number(member)], rest)
      : value.flatMap((each) => valuesUnder(each, [member, ...rest]));
  return isObject(value) ? valuesUnder(memberOf(unwrapped(value), member), rest) : [];
};

const pathOf = (column: string): string[] => column.replaceAll('[]', '').split('.');

const noWords: Words = new Map();

/** Returns an object of a dump as a row; its columns are dotted paths. */
export const jsonRow = (item: JsonObject, place: SourcePlace, words: Words = noWords): SourceRow => ({
  place,
  values: (column) => {
    const path = pathOf(column);
    const known = words.get(path.at(-1) ?? '');
    const inWords = (text: string): string =>
      known === undefined
        ? text
        : text
            .split(',')
            .map((part) => known.get(part) ?? part)
            .join(',');
    return valuesUnder(item, path)
      .map(scalar)
      .filter((text) => text !== '')
      .map(inWords);
  },
  items: (column) =>
    valuesUnder(item, pathOf(column))
      .filter(isObject)
      .map((each) => jsonRow(unwrapped(each), place, words)),
});

/** Returns the dotted paths with a value in an object, two levels deep. */
export const columnsIn = (item: JsonObject, prefix = '', depth = 0): string[] =>
  Object.entries(item).flatMap(([name, value]): string[] => {
    const path = `${prefix}${name}`;
    const inner = Array.isArray(value) ? value.find(isObject) : value;
    return isObject(inner) && depth < 2 ? [path, ...columnsIn(inner, `${path}.`, depth + 1)] : [path];
  });
