import type { CatalogFormat, Finding, FormatOptions, SourceFile } from '../catalog-format.ts';
import type { Question } from '../command/choices.ts';
import { sourceFindings, sourceQuestions } from '../table-format/source-findings.ts';
import type { SourceRow, SourceRows } from '../table-format/source-row.ts';
import { isObject, jsonItems, type JsonObject, listBeside } from './json-items.ts';
import { presetFor } from '../table-format/mapping/recognise-mapping.ts';
import { columnsIn, jsonRow, type Words } from './json-row.ts';
import { categoryPaths, shapedItem } from './json-shape.ts';

const sampleSize = 100;

type Shape = (item: JsonObject) => JsonObject;
type Sampled = { file: SourceFile; columns: string[]; shape: Shape };

const asItIs: Shape = (item) => item;

const sampled = async (
  file: SourceFile,
  path: string | undefined,
  shape: Shape = asItIs,
): Promise<Sampled> => {
  const columns = new Set<string>();
  let seen = 0;
  for await (const { item } of jsonItems(file, path)) {
    for (const column of columnsIn(shape(item))) columns.add(column);
    seen += 1;
    if (seen >= sampleSize) break;
  }
  return { file, columns: [...columns], shape };
};

/** Normalizes the shape of a dump unless the shop owner's mapping or a known shop system explains it. */
const shaped = async (given: Sampled): Promise<Sampled> => {
  if (given.columns.includes('attribute_code') || presetFor(given.columns) !== undefined) return given;
  const paths = categoryPaths(await listBeside(given.file, ['categories', 'collections', 'category']));
  return sampled(given.file, undefined, (item) => shapedItem(item, paths));
};

/** Collects option labels from the attribute files of a dump, because its products hold numbers instead. */
const wordsIn = async (files: readonly Sampled[]): Promise<Words> => {
  const words = new Map<string, Map<string, string>>();
  for (const { file, columns } of files) {
    if (!['attribute_code', 'options'].every((column) => columns.includes(column))) continue;
    for await (const { item } of jsonItems(file)) {
      const { attribute_code: code, options } = item;
      if (typeof code !== 'string' || !Array.isArray(options)) continue;
      const pairs = options
        .filter(isObject)
        .map(({ value, label }): [string, string] => [String(value ?? ''), String(label ?? '').trim()]);
      words.set(code, new Map(pairs.filter(([value, label]) => value !== '' && label !== '')));
    }
  }
  return words;
};

async function* rowsOf(
  { file, shape }: Sampled,
  path: string | undefined,
  words: Words,
): AsyncGenerator<SourceRow> {
  for await (const { line, item } of jsonItems(file, path))
    yield jsonRow(shape(item), { file: file.path, line }, words);
}

const sourcesOf = async (files: readonly SourceFile[], { mapping }: FormatOptions): Promise<SourceRows[]> => {
  const path = isObject(mapping) && typeof mapping['items'] === 'string' ? mapping['items'] : undefined;
  const all: Sampled[] = [];
  for (const file of files) {
    const raw = await sampled(file, path);
    all.push(mapping === undefined ? await shaped(raw) : raw);
  }
  const words = await wordsIn(all);
  const sources = all.filter(({ columns }) => columns.length > 0 && !columns.includes('attribute_code'));
  return sources.map((source): SourceRows => ({
    path: source.file.path,
    columns: source.columns,
    rows: () => rowsOf(source, path, words),
  }));
};

// No presets are passed: those of shop systems apply to tables only.
async function* read(files: readonly SourceFile[], options: FormatOptions): AsyncGenerator<Finding> {
  yield* sourceFindings(await sourcesOf(files, options), options, []);
}

const questions = async (files: readonly SourceFile[], options: FormatOptions): Promise<Question[]> =>
  sourceQuestions(await sourcesOf(files, options), options, []);

/** Reads any shop's JSON dump of products through a mapping whose columns are dotted paths. */
export const jsonDump: CatalogFormat = {
  about: "any shop's JSON: a list, a list within an object, or an object a line; --mapping as for table",
  suffixes: ['.json', '.jsonl', '.ndjson'],
  read,
  questions,
};
