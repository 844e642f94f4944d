import type { ImportRecord, RecordKind } from '../record/import-record.ts';
import { sheetOfKind } from '../plain-format/sheets.ts';
import { csvHeader, csvRows } from '../plain-format/write-rows.ts';

/** Writes records of one kind to the file `name`: `head` is its beginning, `write` formats a record. */
export type FileWriter = { name: string; head: string; write: (record: ImportRecord['record']) => string };

/** The export formats; the import format of the same name reads them. */
export const exportFormats = {
  'dijla-csv': (kind: RecordKind): FileWriter => {
    const sheet = sheetOfKind(kind);
    return {
      name: `${sheet.file}.csv`,
      head: csvHeader(sheet),
      write: (record) => csvRows(sheet, { record }),
    };
  },
  'dijla-jsonl': (kind: RecordKind): FileWriter => ({
    name: `${sheetOfKind(kind).file}.jsonl`,
    head: '',
    write: (record) => `${JSON.stringify({ kind, record })}\n`,
  }),
};

export type ExportFormat = keyof typeof exportFormats;

export const isExportFormat = (name: string): name is ExportFormat => Object.hasOwn(exportFormats, name);
