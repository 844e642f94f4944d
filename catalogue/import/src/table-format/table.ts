import type { CatalogFormat, Finding, FormatOptions, SourceFile } from '../catalog-format.ts';
import type { Question } from '../command/choices.ts';
import { openCsv } from '../source/csv-file.ts';
import { shopPresets } from '../shops/shop-presets.ts';
import { sourceFindings, sourceQuestions } from './source-findings.ts';
import { columnKey, type SourceRow, type SourceRows } from './source-row.ts';

const namesByKey = (columns: readonly string[]): Map<string, string> =>
  new Map(columns.toReversed().map((name) => [columnKey(name), name]));

async function* rowsOf(file: SourceFile): AsyncGenerator<SourceRow> {
  let broken: number | undefined;
  const { columns, rows } = await openCsv({
    ...file,
    onUnreadRow: (unread) => {
      broken ??= unread.line;
      file.onUnreadRow?.(unread);
    },
  });
  const names = namesByKey(columns);
  const known = new Map<string, string | undefined>();
  const nameOf = (column: string): string | undefined => {
    if (!known.has(column)) known.set(column, names.get(columnKey(column)));
    return known.get(column);
  };
  for await (const { line, cells } of rows) {
    const brokenAbove = broken;
    broken = undefined;
    yield {
      place: { file: file.path, line },
      ...(brokenAbove !== undefined && { brokenAbove }),
      values: (column) => {
        const cell = (cells.get(nameOf(column) ?? '') ?? '').trim();
        return cell === '' ? [] : [cell];
      },
      items: () => [],
    };
  }
}

const sourceOf = async (file: SourceFile): Promise<SourceRows> => {
  const { columns } = await openCsv(file);
  return { path: file.path, columns: columns.filter((column) => column !== ''), rows: () => rowsOf(file) };
};

const sourcesOf = async (files: readonly SourceFile[]): Promise<SourceRows[]> =>
  (await Promise.all(files.map(sourceOf))).filter(({ columns }) => columns.length > 0);

async function* read(files: readonly SourceFile[], options: FormatOptions): AsyncGenerator<Finding> {
  yield* sourceFindings(await sourcesOf(files), options, shopPresets);
}

const questions = async (files: readonly SourceFile[], options: FormatOptions): Promise<Question[]> =>
  sourceQuestions(await sourcesOf(files), options, shopPresets);

/**
 * Reads any shop's table of products through a column mapping: a given one, a preset, or one guessed from
 * the column names.
 */
export const table: CatalogFormat = {
  about: "any shop's CSV or TSV, through --mapping: a file, the name of a preset, or told by its columns",
  suffixes: ['.csv', '.tsv', '.txt'],
  read,
  questions,
};
