import type { ImportWarning } from '../record/warning.ts';
import { newUnreadColumns } from '../source/unread-columns.ts';
import { columnsRead } from './mapping/columns-read.ts';
import type { Mapping } from './mapping/mapping.ts';
import { columnKey, pathKey, type SourceRow, type SourceRows } from './source-row.ts';

/** Those of these columns that are neither read nor hold others. */
const unreadOf = (columns: readonly string[], mapping: Mapping): string[] => {
  const read = columnsRead(mapping);
  const names = new Set(read.map(columnKey));
  const paths = read.map(pathKey);
  const isRead = (column: string): boolean => {
    if (names.has(columnKey(column))) return true;
    const key = pathKey(column);
    return paths.some((path) => path.startsWith(`${key}.`)) || (column.includes('.') && paths.includes(key));
  };
  const holders = new Set(
    columns.flatMap((column) =>
      column
        .split('.')
        .slice(0, -1)
        .map((_, index, members) => members.slice(0, index + 1).join('.')),
    ),
  );
  return columns.filter((column) => !isRead(column) && !holders.has(column));
};

/** An export whose rows are walked with an eye on the columns that its mapping does not read; `remarks` tells of them after the first whole walk. */
export type NotedSource = { source: SourceRows; remarks: () => ImportWarning[] };

/** Notes the first value of each column of `source` that `mapping` does not read. */
export const notingUnread = (source: SourceRows, mapping: Mapping): NotedSource =>
  notingColumns(source, unreadOf(source.columns, mapping));

/** Notes the first value of each of these columns. */
export const notingColumns = (source: SourceRows, columns: readonly string[]): NotedSource => {
  const { note, remarks } = newUnreadColumns(source.path, columns);
  let isWalked = false;
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows()) {
      if (!isWalked) note((column) => row.values(column)[0]);
      yield row;
    }
    isWalked = true;
  }
  return { source: { ...source, rows }, remarks };
};
