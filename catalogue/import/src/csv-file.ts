import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { BrokenFileError } from './broken-file-error.ts';
import type { SourceFile } from './catalogue-format.ts';
import { decodedText } from './decoded-text.ts';

/** `line` is where the row begins, counted from 1; `cells` are by column name, as given. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> };

/** `rows` can be walked once. */
export type CsvFile = { columns: readonly string[]; rows: AsyncIterable<CsvRow> };

const delimiters = [',', ';', '\t', '|'] as const;

/** What parts the cells: of comma, semicolon, tab and bar the one most frequent in the first line, outside quotation marks. */
const delimiterOf = (start: string): string => {
  const unquoted = start.replace(/"(?:[^"]|"")*"/g, '');
  const [line = ''] = unquoted.split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
};

type Parsed = { record: string[]; info: { lines: number; empty_lines: number } };

const faultOf = (file: string, error: CsvError, line: number): BrokenFileError => {
  // The parser notices at the end of the file what began in the row after the last good one.
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new BrokenFileError(file, line + 1, 'a quotation mark is never closed');
  return new BrokenFileError(file, Number(error['lines'] ?? line + 1), error.message);
};

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Records with the line each begins on. */
async function* parsedRecords(file: SourceFile): AsyncGenerator<{ record: string[]; line: number }> {
  const text = decodedText(file);
  const { value: start, done } = await text.next();
  if (done || start === undefined) return;
  // A fault ends the stream at once, before the good rows ahead of it are walked: the parser's own count says how far it came.
  let parsedLines = 0;
  const onRecord = (record: string[], { lines }: { lines: number }): string[] => {
    parsedLines = lines;
    return record;
  };
  const parser = parse({ delimiter: delimiterOf(start), skip_empty_lines: true, relax_column_count: true, info: true, on_record: onRecord });
  const fed = pipeline(Readable.from(withFirst(start, text)), parser);
  // A fault of the source comes out of the parser too, where it is met.
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
  if (twice !== undefined) throw new BrokenFileError(file, 1, `has the column '${twice}' twice`);
  return columns;
};

async function* rowsOf({ onRaggedRow }: SourceFile, columns: readonly string[], records: AsyncGenerator<{ record: string[]; line: number }>): AsyncGenerator<CsvRow> {
  for await (const { record, line } of records) {
    if (record.length === columns.length) yield { line, cells: new Map(columns.map((name, index) => [name, record[index] ?? ''])) };
    else onRaggedRow?.({ line, cells: record.length, columns: columns.length });
  }
}

/**
 * Opens a CSV file with its header in the first row, in the spellings of spreadsheets: comma, semicolon, tab or bar, any line end, with
 * or without a byte order mark. Rows of another length than the header are left out and told of. Throws BrokenFileError, at once or while the rows are walked, with the line of the first fault.
 */
export const openCsv = async (file: SourceFile): Promise<CsvFile> => {
  const records = parsedRecords(file);
  const { value: header, done } = await records.next();
  if (done || header === undefined) return { columns: [], rows: rowsOf(file, [], records) };
  const columns = headerOf(file.path, header.record);
  return { columns, rows: rowsOf(file, columns, records) };
};
