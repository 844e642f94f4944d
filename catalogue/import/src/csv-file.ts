import { CsvError, parse } from 'csv-parse/sync';
import { BrokenFileError } from './broken-file-error.ts';

/** `line` is where the row begins, counted from 1; `cells` are by column name, as given. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> };
export type CsvFile = { columns: readonly string[]; rows: readonly CsvRow[] };

const lineFeed = 10;

const textOf = (file: string, bytes: Uint8Array): string => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    let start = 0;
    for (let line = 1; ; line += 1) {
      const end = bytes.indexOf(lineFeed, start);
      try {
        decoder.decode(bytes.subarray(start, end === -1 ? undefined : end));
      } catch {
        throw new BrokenFileError(file, line, 'is not UTF-8 text');
      }
      start = end + 1;
    }
  }
};

type Parsed = { record: string[]; lastLine: number };

const parsed = (file: string, text: string): Parsed[] => {
  const lastLines: number[] = [];
  try {
    const records = parse(text, {
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        lastLines.push(lines);
        return record;
      },
    });
    return records.map((record, index) => ({ record, lastLine: lastLines[index] ?? 0 }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser notices at the end of the file what began in the row after the last good one.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw new BrokenFileError(file, (lastLines.at(-1) ?? 0) + 1, 'a quotation mark is never closed');
    throw new BrokenFileError(file, Number(error['lines'] ?? 1), error.message);
  }
};

const headerOf = (file: string, record: readonly string[]): string[] => {
  const columns = record.map((name) => name.trim());
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) throw new BrokenFileError(file, 1, `has the column '${twice}' twice`);
  return columns;
};

/** Reads a CSV file of UTF-8 text with its header in the first row; throws BrokenFileError with the line of the first fault. */
export const readCsv = (file: string, bytes: Uint8Array): CsvFile => {
  const text = textOf(file, bytes);
  const nul = text.indexOf('\u0000');
  if (nul !== -1) throw new BrokenFileError(file, text.slice(0, nul).split('\n').length, 'holds a NUL character');
  const [header, ...records] = parsed(file, text);
  if (header === undefined) return { columns: [], rows: [] };
  const columns = headerOf(file, header.record);
  let line = header.lastLine + 1;
  const rows = records.map(({ record, lastLine }) => {
    const row = { line, cells: new Map(columns.map((name, index) => [name, record[index] ?? ''])) };
    line = lastLine + 1;
    return row;
  });
  return { columns, rows };
};
