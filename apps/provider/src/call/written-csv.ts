import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvCell = string | number | null;

/**
 * Writes rows as CSV in UTF-8 while they are read. Table programs run what begins like a formula, so such a text
 * begins with an apostrophe.
 */
export const writtenCsv = (
  headings: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): ReadableStream<Uint8Array> => {
  const read = Readable.from(rows);
  const written = stringify({
    header: true,
    columns: [...headings],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  read.on('error', (error) => written.destroy(error));
  written.on('close', () => read.destroy());
  return Readable.toWeb(read.pipe(written)) as ReadableStream<Uint8Array>;
};
