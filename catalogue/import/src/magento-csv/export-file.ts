import { readCsv } from '../csv-file.ts';
import type { SourceFile } from '../catalogue-format.ts';
import type { Remark, RemarkCode } from '../remark.ts';

/** A row that knows where it stands. `cell` is trimmed, and empty for a column that is not there. */
export type ExportRow = {
  cell: (column: string) => string;
  remark: (code: RemarkCode, subject: string, isRowTaken?: boolean) => Remark;
};

export type ExportFile = { path: string; columns: readonly string[]; rows: ExportRow[] };

export const readExportFile = ({ path, bytes }: SourceFile): ExportFile => {
  const { columns, rows } = readCsv(path, bytes);
  return {
    path,
    columns,
    rows: rows.map(({ line, cells }) => ({
      cell: (column) => (cells.get(column) ?? '').trim(),
      remark: (code, subject, isRowTaken = false) => ({ file: path, line, code, subject, isRowTaken }),
    })),
  };
};
