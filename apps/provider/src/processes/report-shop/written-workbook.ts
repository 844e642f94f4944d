import writeExcelFile from 'write-excel-file/node';
import type { ReportTable } from './report-table.ts';

/** Width of a column in characters: its longest cell, within reason. */
const widthOf = ({ headings, rows }: ReportTable, column: number): number =>
  Math.min(50, Math.max(10, ...[headings, ...rows].map((row) => String(row[column] ?? '').length + 2)));

/**
 * Writes a table as an XLSX workbook of one sheet, whose columns go from right to left where its language does.
 * Texts are cells of text, so that nothing of them is computed.
 */
export const writtenWorkbook = async (
  table: ReportTable,
  { isRightToLeft }: { isRightToLeft: boolean },
): Promise<Uint8Array<ArrayBuffer>> => {
  const written = await writeExcelFile(
    [
      table.headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...table.rows.map((row) =>
        row.map((value) =>
          value === null
            ? null
            : typeof value === 'number'
              ? { value, type: Number }
              : { value, type: String },
        ),
      ),
    ],
    {
      columns: table.headings.map((_, column) => ({ width: widthOf(table, column) })),
      stickyRowsCount: 1,
      rightToLeft: isRightToLeft,
    },
  ).toBuffer();
  return new Uint8Array(written);
};
