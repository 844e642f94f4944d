import { BrokenFileError } from '../broken-file-error.ts';
import type { SourceFile } from '../catalogue-format.ts';
import { decodedText } from '../decoded-text.ts';
import { jsonLines } from './json-lines.ts';

/** Characters of one JSON text; longer ones must come as one object a line. */
const longestText = 500_000_000;

export type JsonObject = Record<string, unknown>;
export type JsonItem = { line: number; item: JsonObject };

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

const wholeText = async (file: SourceFile): Promise<string> => {
  const parts: string[] = [];
  let length = 0;
  for await (const part of decodedText(file)) {
    length += part.length;
    if (length > longestText) throw new BrokenFileError(file.path, 1, 'is longer than 500 MB; give it as one JSON object a line (.jsonl), which has no bound');
    parts.push(part);
  }
  return parts.join('');
};

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const parsed = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? (text.trim() === '' ? 0 : text.length));
    throw new BrokenFileError(path, lineAt(text, position), `is no JSON: ${message}`);
  }
};

const likely: ReadonlySet<string> = new Set(['products', 'items', 'hits', 'data', 'results', 'nodes', 'edges', 'rows', 'docs']);

/** The lists of objects within a value, with how deep they lie and the name they stand under. */
const listsIn = (value: unknown, depth = 0, name = ''): { list: JsonObject[]; depth: number; name: string }[] => {
  if (Array.isArray(value)) return value.some(isObject) ? [{ list: value.filter(isObject), depth, name }] : [];
  if (!isObject(value) || depth > 5) return [];
  return Object.entries(value).flatMap(([member, inner]) => listsIn(inner, depth + 1, member));
};

/** An object of objects, as some shops write lists: `{ "12": { … }, "13": { … } }`. */
const keyed = (value: unknown): JsonObject[] => {
  const members = isObject(value) ? Object.values(value) : [];
  return members.length > 1 && members.every(isObject) ? members : [];
};

const goodsMembers = ['sku', 'price', 'prices', 'variants', 'title'];
const isGoods = (item: JsonObject): boolean => goodsMembers.some((member) => item[member] !== undefined) || (item['name'] !== undefined && lengthOf(item) > 3);
const lengthOf = (item: JsonObject): number => Object.keys(item).length;

/** Goods under their skus, the sku taken into each; not further down than dumps keep them. */
const bySku = (value: unknown, depth = 0): JsonObject[] => {
  if (!isObject(value) || depth > 3) return [];
  const members = Object.entries(value);
  const goods = members.length > 1 ? members.flatMap(([sku, item]) => (isObject(item) && isGoods(item) ? [/^\d+$/.test(sku) ? { id: sku, ...item } : { sku, ...item }] : [])) : [];
  if (goods.length > 0 && goods.length === members.length) return goods;
  return members.filter(([name, inner]) => isObject(inner) && (likely.has(name) || depth === 0)).map(([, inner]) => bySku(inner, depth + 1)).find((found) => found.length > 0) ?? [];
};

/** A list beside the goods of a dump, by one of its names. */
export const listBeside = async (file: SourceFile, names: readonly string[]): Promise<JsonObject[]> => {
  if (await isLines(file)) return [];
  const text = await wholeText(file);
  if (!names.some((name) => text.includes(`"${name}"`))) return [];
  return listsIn(parsed(file.path, text)).filter(({ name, depth, list }) => names.includes(name) && depth <= 3 && list.some((each) => each['id'] !== undefined) && !list.some((each) => each['price'] !== undefined)).toSorted((one, other) => one.depth - other.depth)[0]?.list ?? [];
};

const atPath = (value: unknown, path: string): unknown => path.split('.').reduce<unknown>((at, member) => (isObject(at) ? at[member] : undefined), value);

/** What search engines and query languages wrap around an object. */
export const unwrapped = (item: JsonObject): JsonObject => {
  const inner = item['_source'] ?? item['node'];
  return isObject(inner) ? inner : item;
};

const listOf = (value: unknown, path: string | undefined): JsonObject[] => {
  if (path !== undefined) return listsIn(atPath(value, path))[0]?.list ?? keyed(atPath(value, path));
  const named = bySku(value);
  if (named.length > 0) return named;
  const goods = ({ list }: { list: JsonObject[] }): number => Number(list.some((item) => isGoods(unwrapped(item))));
  const ranked = listsIn(value).toSorted((one, other) => Number(likely.has(other.name)) - Number(likely.has(one.name)) || goods(other) - goods(one) || one.depth - other.depth || other.list.length - one.list.length);
  return ranked[0]?.list ?? (keyed(value).length > 0 ? keyed(value) : isObject(value) ? [value] : []);
};

/** Lines on which the objects of a list begin, in a text that writes each on lines of its own; else nothing is known of them. */
const linesOfItems = (text: string, count: number): number[] => {
  const [, indent] = /\n([ \t]+)\{/.exec(text) ?? [];
  if (indent === undefined) return [];
  const lines: number[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.startsWith(`${indent}{`)) lines.push(index + 1);
  });
  return lines.length === count ? lines : [];
};

const isLines = async (file: SourceFile): Promise<boolean> => {
  for await (const part of decodedText(file)) {
    const [first = '', second] = part.split('\n').filter((line) => line.trim() !== '');
    if (second === undefined || !/^\s*\{/.test(second)) return false;
    try {
      return isObject(JSON.parse(first));
    } catch {
      return false;
    }
  }
  return false;
};

/** An instruction to a search engine, between the objects it is about. */
const isInstruction = (value: JsonObject): boolean => Object.keys(value).length === 1 && ['index', 'create', 'update'].some((word) => isObject(value[word]));

/** The objects of a dump: one a line, which has no bound, or a list anywhere in one JSON text of up to 500 MB. */
export async function* jsonItems(file: SourceFile, path?: string): AsyncGenerator<JsonItem> {
  if (await isLines(file)) {
    for await (const { line, value } of jsonLines(file)) if (isObject(value) && !isInstruction(value)) yield { line, item: unwrapped(value) };
    return;
  }
  const text = await wholeText(file);
  if (text.trim() === '') return;
  const list = listOf(parsed(file.path, text), path);
  const lines = linesOfItems(text, list.length);
  for (const [index, item] of list.entries()) yield { line: lines[index] ?? 1, item: unwrapped(item) };
}
