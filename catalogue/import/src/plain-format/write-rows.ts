import type { ImportRecord } from '../record/import-record.ts';
import type { Draft, Sheet } from './sheet.ts';

const quoted = (cell: string): string =>
  /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

const columnsOf = ({ columns, parts }: Sheet) => [...columns, ...(parts?.columns ?? [])];

/** Returns a file's header line with a byte order mark, without which spreadsheets misread Arabic. */
export const csvHeader = (sheet: Sheet): string => `\ufeff${line(columnsOf(sheet).map(({ name }) => name))}`;

/** Returns the row of a record, followed by one row for each of its parts. */
export const csvRows = (sheet: Sheet, { record }: Pick<ImportRecord, 'record'>): string => {
  const draft: Draft = { ...record };
  const { columns, needed, parts } = sheet;
  const own = line([
    ...columns.map((column) => column.write(draft)),
    ...(parts?.columns ?? []).map(() => ''),
  ]);
  const list = parts === undefined ? [] : (draft[parts.member] as Draft[]);
  const key = columns.map((column) => (needed.includes(column.name) ? column.write(draft) : ''));
  return (
    own +
    list.map((part) => line([...key, ...(parts?.columns ?? []).map((column) => column.write(part))])).join('')
  );
};
