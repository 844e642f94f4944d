import { BrokenFileError, tooMuch } from '../source/broken-file-error.ts';
import type { SourceFile } from '../catalog-format.ts';
import { decodedText } from '../source/decoded-text.ts';
import { fitsMemory } from '../source/memory-bound.ts';
import { listElements } from './json-elements.ts';
import { jsonLines, textLines } from './json-lines.ts';

/** Maximum characters of a JSON text that is read whole; a longer one is read element by element. */
const longestWhole = 10_000_000;

export type JsonObject = Record<string, unknown>;
export type JsonItem = { line: number; item: JsonObject };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the whole text, or undefined when it is longer than `longestWhole`. */
const wholeText = async (file: SourceFile): Promise<string | undefined> => {
  const parts: string[] = [];
  let length = 0;
  for await (const part of decodedText(file)) {
    length += part.length;
    if (length > longestWhole) return undefined;
    parts.push(part);
  }
  return parts.join('');
};

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const parsed = (path: string, text: string, line = 0): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? (text.trim() === '' ? 0 : text.length));
    throw new BrokenFileError(
      path,
      line === 0 ? lineAt(text, position) : line,
      'is no JSON: something is missing here, or too much',
    );
  }
};

const likely: ReadonlySet<string> = new Set([
  'products',
  'items',
  'hits',
  'data',
  'results',
  'nodes',
  'edges',
  'rows',
  'docs',
]);

/** Returns the lists of objects within a value, with their depth and member name. */
const listsIn = (value: unknown, depth = 0, name = ''): FoundList[] => {
  if (Array.isArray(value))
    return value.some(isObject) ? [{ list: value.filter(isObject), depth, name }] : [];
  if (!isObject(value) || depth > 5) return [];
  return Object.entries(value).flatMap(([member, inner]) => listsIn(inner, depth + 1, member));
};

/**
 * Returns the values of an object of objects, which some shops write instead of a list: `{ "12": { … },
 * "13": { … } }`.
 */
const keyed = (value: unknown): JsonObject[] => {
  const members = isObject(value) ? Object.values(value) : [];
  return members.length > 1 && members.every(isObject) ? members : [];
};

const productMembers = ['sku', 'price', 'prices', 'variants', 'title'];
const isProducts = (item: JsonObject): boolean =>
  productMembers.some((member) => item[member] !== undefined) ||
  (item['name'] !== undefined && lengthOf(item) > 3);
const lengthOf = (item: JsonObject): number => Object.keys(item).length;

/**
 * Finds products keyed by sku and copies the sku into each; the search depth is limited to where dumps keep
 * them.
 */
const bySku = (value: unknown, depth = 0): JsonObject[] => {
  if (!isObject(value) || depth > 3) return [];
  const members = Object.entries(value);
  const products =
    members.length > 1
      ? members.flatMap(([sku, item]) =>
          isObject(item) && isProducts(item)
            ? [/^\d+$/.test(sku) ? { id: sku, ...item } : { sku, ...item }]
            : [],
        )
      : [];
  if (products.length > 0 && products.length === members.length) return products;
  return (
    members
      .filter(([name, inner]) => isObject(inner) && (likely.has(name) || depth === 0))
      .map(([, inner]) => bySku(inner, depth + 1))
      .find((found) => found.length > 0) ?? []
  );
};

type FoundList = { list: JsonObject[]; depth: number; name: string };

const object = (path: string, { text, line }: { text: string; line: number }): JsonObject => {
  const value = parsed(path, text, line);
  return isObject(value) ? value : {};
};

/**
 * Returns the lists with these names from a text that is too long to be read whole; none when the lists
 * themselves are too long.
 */
const namedLists = async (file: SourceFile, names: readonly string[]): Promise<FoundList[]> => {
  const lists = new Map<string, FoundList>();
  let length = 0;
  for await (const element of listElements(file)) {
    if (!names.includes(element.name)) continue;
    length += element.text.length;
    if (length > longestWhole) return [];
    const found = lists.get(element.path) ?? { list: [], depth: element.depth, name: element.name };
    found.list.push(object(file.path, element));
    lists.set(element.path, found);
  }
  return [...lists.values()];
};

/** Returns a list stored next to the products of a dump, by one of its possible names. */
export const listBeside = async (file: SourceFile, names: readonly string[]): Promise<JsonObject[]> => {
  if (await isLines(file)) return [];
  const text = await wholeText(file);
  if (text !== undefined && !names.some((name) => text.includes(`"${name}"`))) return [];
  const lists =
    text === undefined
      ? await namedLists(file, names)
      : listsIn(parsed(file.path, text)).filter(({ name }) => names.includes(name));
  return (
    lists
      .filter(
        ({ depth, list }) =>
          depth <= 3 &&
          list.some((each) => each['id'] !== undefined) &&
          !list.some((each) => each['price'] !== undefined),
      )
      .toSorted((one, other) => one.depth - other.depth)[0]?.list ?? []
  );
};

const atPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, member) => (isObject(at) ? at[member] : undefined), value);

/** Removes the wrapper that search engines (`_source`) and GraphQL (`node`) put around an object. */
export const unwrapped = (item: JsonObject): JsonObject => {
  const inner = item['_source'] ?? item['node'];
  return isObject(inner) ? inner : item;
};

const listOf = (value: unknown, path: string | undefined): JsonObject[] => {
  if (path !== undefined) return listsIn(atPath(value, path))[0]?.list ?? keyed(atPath(value, path));
  const named = bySku(value);
  if (named.length > 0) return named;
  const products = ({ list }: { list: JsonObject[] }): number =>
    Number(list.some((item) => isProducts(unwrapped(item))));
  const ranked = listsIn(value).toSorted(
    (one, other) =>
      Number(likely.has(other.name)) - Number(likely.has(one.name)) ||
      products(other) - products(one) ||
      one.depth - other.depth ||
      other.list.length - one.list.length,
  );
  return ranked[0]?.list ?? (keyed(value).length > 0 ? keyed(value) : isObject(value) ? [value] : []);
};

/**
 * Returns the line on which each object of a list starts, when each is written on lines of its own;
 * otherwise an empty list.
 */
const linesOfItems = (text: string, count: number): number[] => {
  const [, indent] = /\n([ \t]+)\{/.exec(text) ?? [];
  if (indent === undefined) return [];
  const lines: number[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.startsWith(`${indent}{`)) lines.push(index + 1);
  });
  return lines.length === count ? lines : [];
};

/** Whether the file is JSON lines: the first line is a complete object and another follows. */
const isLines = async (file: SourceFile): Promise<boolean> => {
  const first: string[] = [];
  try {
    for await (const { text } of textLines(file)) if (first.push(text) === 2) break;
    return first.length === 2 && /^\s*\{/.test(first[1] ?? '') && isObject(JSON.parse(first[0] ?? ''));
  } catch {
    return false;
  }
};

/** Whether the value is a search engine's bulk instruction, which precedes the object it applies to. */
const isInstruction = (value: JsonObject): boolean =>
  Object.keys(value).length === 1 && ['index', 'create', 'update'].some((word) => isObject(value[word]));

type Counted = { path: string; name: string; depth: number; count: number; sample: JsonObject[] };

const sampleSize = 3;
const mostLists = 100;

/** Returns the path of the list that holds the products in a long text. */
const productPath = async (file: SourceFile, wanted: string | undefined): Promise<string | undefined> => {
  const lists = new Map<string, Counted>();
  for await (const element of listElements(file)) {
    const { path, name, depth } = element;
    const found = lists.get(path) ?? { path, name, depth, count: 0, sample: [] };
    // So many lists mean objects keyed by sku, each with lists of its own.
    if (lists.size > mostLists) return undefined;
    found.count += 1;
    if (found.sample.length < sampleSize) found.sample.push(object(file.path, element));
    lists.set(path, found);
  }
  if (wanted !== undefined)
    return [...lists.keys()].find((path) => path === wanted || path.startsWith(`${wanted}.`));
  const products = [...lists.values()].filter(
    ({ sample }) => lists.size === 1 || sample.some((item) => isProducts(unwrapped(item))),
  );
  return products.toSorted(
    (one, other) =>
      Number(likely.has(other.name)) - Number(likely.has(one.name)) ||
      one.depth - other.depth ||
      other.count - one.count,
  )[0]?.path;
};

type FoundPath = Promise<string | undefined>;

/** Caches the path per file and wanted path, because files are read several times. */
const pathsOfProducts = new WeakMap<SourceFile, Map<string | undefined, FoundPath>>();

const productPathOnce = (file: SourceFile, wanted: string | undefined): FoundPath => {
  const paths = pathsOfProducts.get(file) ?? new Map<string | undefined, FoundPath>();
  const finding = paths.get(wanted) ?? productPath(file, wanted);
  pathsOfProducts.set(file, paths.set(wanted, finding));
  return finding;
};

async function* longItems(file: SourceFile, wanted: string | undefined): AsyncGenerator<JsonItem> {
  const path = await productPathOnce(file, wanted);
  if (path === undefined)
    throw new BrokenFileError(
      file.path,
      1,
      'is longer than 10 MB and holds no list of objects; give it as a list, or as one JSON object a line (.jsonl)',
    );
  for await (const element of listElements(file))
    if (element.path === path) yield { line: element.line, item: unwrapped(object(file.path, element)) };
}

async function* allItems(file: SourceFile, path?: string): AsyncGenerator<JsonItem> {
  if (await isLines(file)) {
    for await (const { line, value } of jsonLines(file))
      if (isObject(value) && !isInstruction(value)) yield { line, item: unwrapped(value) };
    return;
  }
  const text = await wholeText(file);
  if (text === undefined) {
    yield* longItems(file, path);
    return;
  }
  if (text.trim() === '') return;
  const list = listOf(parsed(file.path, text), path);
  const lines = linesOfItems(text, list.length);
  for (const [index, item] of list.entries()) yield { line: lines[index] ?? 1, item: unwrapped(item) };
}

const itemsBetweenLooks = 200;

/**
 * Yields the objects of a dump: one per line, or the elements of a list in a JSON text, both of unlimited
 * length. A text without a list, such as objects keyed by sku, is limited to 10 MB.
 */
export async function* jsonItems(file: SourceFile, path?: string): AsyncGenerator<JsonItem> {
  let count = 0;
  for await (const item of allItems(file, path)) {
    count += 1;
    if (count % itemsBetweenLooks === 0 && !fitsMemory()) throw tooMuch(file.path, item.line);
    yield item;
  }
}
