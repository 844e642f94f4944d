import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { BrokenFileError, tooMuch } from './broken-file-error.ts';
import type { SourceFile } from '../catalog-format.ts';
import { decodedText, linesIn } from './decoded-text.ts';
import { fitsMemory } from './memory-bound.ts';

/** The raw cells of a row by column name. */
type CsvCells = {
  get: (column: string) => string | undefined;
  keys: () => Iterable<string>;
  [Symbol.iterator]: () => Iterator<[string, string]>;
};

/** `line` is the first line of the row, counted from 1. */
export type CsvRow = { line: number; cells: CsvCells };

/** `rows` can be iterated once. */
export type CsvFile = { columns: readonly string[]; rows: AsyncIterable<CsvRow> };

/** Maximum bytes of a cell; no shop shows longer ones. */
const longestCell = 1_000_000;
/** Maximum characters of a row; anything longer is not a row and would only fill the memory. */
const longestRow = 4_000_000;
const mostColumns = 10_000;
const rowsBetweenLooks = 500;

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Detects the delimiter: the most frequent of comma, semicolon, tab and bar outside quotation marks in the
 * first line, which may be incomplete.
 */
const delimiterOf = (start: string): string => {
  const unquoted = start.slice(0, 100_000).replace(/"(?:[^"]|"")*"/g, '');
  const [line = ''] = unquoted.split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
};

type Parsed = { record: string[]; info: { lines: number; empty_lines: number } };

/** Throws BrokenFileError for too many columns, before they are parsed. */
const refuseManyColumns = (file: string, start: string, delimiter: string): void => {
  const [line = ''] = start.split(/[\r\n]/, 1);
  const count = line.split(delimiter).length;
  if (count > mostColumns)
    throw new BrokenFileError(file, 1, `has ${count} columns; a table has at most ${mostColumns}`);
};

const faultWords: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark; marks within a cell are written twice',
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a cell that does not begin with one',
};

const faultOf = (file: string, error: CsvError, line: number): BrokenFileError => {
  // The parser reports this only at the end of the file or of the longest row; the cause is in the row after
  // the last good one.
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new BrokenFileError(file, line + 1, 'a quotation mark is never closed');
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new BrokenFileError(
      file,
      line + 1,
      'the row is longer than 4 MB: perhaps a quotation mark is never closed',
    );
  return new BrokenFileError(
    file,
    Number(error['lines'] ?? line + 1),
    faultWords[error.code] ?? 'cannot be read as a row of a table',
  );
};

/** Yields the text with its whole first line in the first part. */
async function* fromFirstLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | undefined = '';
  for await (const part of text) {
    if (start === undefined) {
      yield part;
      continue;
    }
    start += part;
    if (!/[\r\n]/.test(part) && start.length <= longestRow) continue;
    yield start;
    start = undefined;
  }
  if (start !== undefined && start !== '') yield start;
}

/** Passes the text on; throws when a line is longer than a row may be, before the parser buffers it. */
async function* withoutEndlessLines(file: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  let [line, length] = [1, 0];
  for await (const part of text) {
    const last = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r'));
    if (length + (last === -1 ? part.length : part.search(/[\r\n]/)) > longestRow)
      throw new BrokenFileError(file, line, 'the line is longer than 4 MB');
    line += linesIn(part);
    length = last === -1 ? length + part.length : part.length - last - 1;
    yield part;
  }
}

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Yields records with the line each begins on. */
async function* parsedRecords(file: SourceFile): AsyncGenerator<{ record: string[]; line: number }> {
  const text = withoutEndlessLines(file.path, fromFirstLine(decodedText(file)));
  const { value: start, done } = await text.next();
  if (done || start === undefined) return;
  const delimiter = delimiterOf(start);
  refuseManyColumns(file.path, start, delimiter);
  // An error ends the stream before the preceding good rows are consumed, so the number of parsed lines is
  // taken from the parser.
  let parsedLines = 0;
  const onRecord = (record: string[], { lines }: { lines: number }): string[] => {
    parsedLines = lines;
    return record;
  };
  const parser = parse({
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: longestRow,
    info: true,
    on_record: onRecord,
  });
  const fed = pipeline(Readable.from(withFirst(start, text)), parser);
  // The parser also throws errors of the source, and they are handled there.
  fed.catch(() => undefined);
  let [lines, emptyLines] = [0, 0];
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { record, line: lines + 1 + (info.empty_lines - emptyLines) };
      [lines, emptyLines] = [info.lines, info.empty_lines];
    }
  } catch (error) {
    throw error instanceof CsvError ? faultOf(file.path, error, parsedLines) : error;
  }
}

const headerOf = (file: string, record: readonly string[]): string[] => {
  const columns = record.map((name) => name.trim());
  const last = new Map(columns.map((name, index) => [name, index]));
  const twice = columns.find((name, index) => name !== '' && last.get(name) !== index);
  if (twice !== undefined)
    throw new BrokenFileError(file, 1, `has the column '${twice.slice(0, 100)}' twice`);
  return columns;
};

/** Cells by column position; all rows of a file share the positions. */
class RowCells implements CsvCells {
  readonly #positions: ReadonlyMap<string, number>;
  readonly #record: readonly string[];
  constructor(positions: ReadonlyMap<string, number>, record: readonly string[]) {
    this.#positions = positions;
    this.#record = record;
  }
  get(column: string): string | undefined {
    const position = this.#positions.get(column);
    return position === undefined ? undefined : this.#record[position];
  }
  keys(): Iterable<string> {
    return this.#positions.keys();
  }
  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const [column, position] of this.#positions) yield [column, this.#record[position] ?? ''];
  }
}

const isLong = (cell: string): boolean =>
  cell.length > longestCell || (cell.length * 3 > longestCell && Buffer.byteLength(cell) > longestCell);

async function* rowsOf(
  { path, onUnreadRow }: SourceFile,
  columns: readonly string[],
  records: AsyncGenerator<{ record: string[]; line: number }>,
): AsyncGenerator<CsvRow> {
  const positions = new Map(columns.map((name, index) => [name, index]));
  let count = 0;
  for await (const { record, line } of records) {
    count += 1;
    if (count % rowsBetweenLooks === 0 && !fitsMemory()) throw tooMuch(path, line);
    const long = record.length === columns.length ? record.findIndex(isLong) : -1;
    if (record.length !== columns.length)
      onUnreadRow?.({
        line,
        code: 'ragged-row',
        subject: `${record.length} cells, ${columns.length} columns`,
      });
    else if (long !== -1)
      onUnreadRow?.({
        line,
        code: 'cell-too-long',
        subject: `${columns[long] ?? ''}, ${record[long]?.length ?? 0} characters`,
      });
    else yield { line, cells: new RowCells(positions, record) };
  }
}

/**
 * Opens a CSV file with a header row, as spreadsheets write them: comma, semicolon, tab or bar, any line
 * ending, with or without a byte order mark. Rows of another length than the header and rows with a cell of
 * more than 1 MB are skipped and reported. Uses at most about 100 MB of memory for any file. Throws
 * BrokenFileError with the line of the first error, at once or while the rows are read.
 */
export const openCsv = async (file: SourceFile): Promise<CsvFile> => {
  const records = parsedRecords(file);
  const { value: header, done } = await records.next();
  if (done || header === undefined) return { columns: [], rows: rowsOf(file, [], records) };
  const columns = headerOf(file.path, header.record);
  return { columns, rows: rowsOf(file, columns, records) };
};
