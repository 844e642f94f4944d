import type { Finding, SourceFile, SourcePlace } from '../catalog-format.ts';
import { type CsvRow, openCsv } from '../source/csv-file.ts';
import type { ImportWarning, ImportWarningCode } from '../record/warning.ts';

/** A row with its position. `cell` returns trimmed text, or an empty text for a missing column. */
export type ExportRow = {
  place: SourcePlace;
  cell: (column: string) => string;
  warning: (code: ImportWarningCode, subject: string, isRowTaken?: boolean) => ImportWarning;
};

export type ExportFile = { path: string; columns: readonly string[]; rows: ExportRow[] };

const exportRowOf = (file: string, { line, cells }: CsvRow): ExportRow => ({
  place: { file, line },
  cell: (column) => (cells.get(column) ?? '').trim(),
  warning: (code, subject, isRowTaken = false) => ({ file, line, code, subject, isRowTaken }),
});

/** Yields the rows of a file one by one without keeping them. */
export async function* exportRows(file: SourceFile): AsyncGenerator<ExportRow> {
  const { rows } = await openCsv(file);
  for await (const row of rows) yield exportRowOf(file.path, row);
}

/** Reads a whole file; for definitions, rules and pages, which are small in every shop. */
export const readExportFile = async (file: SourceFile): Promise<ExportFile> => {
  const { columns, rows } = await openCsv(file);
  return {
    path: file.path,
    columns,
    rows: (await Array.fromAsync(rows)).map((row) => exportRowOf(file.path, row)),
  };
};

export const found = (warning: ImportWarning): Finding => ({ kind: 'warning', warning });
