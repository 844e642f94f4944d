import type { ImportWarning } from '../record/warning.ts';
import { newUnreadColumns } from '../source/unread-columns.ts';
import { columnsRead } from './mapping/columns-read.ts';
import type { Mapping } from './mapping/mapping.ts';
import { columnKey, pathKey, type SourceRow, type SourceRows } from './source-row.ts';

/** Returns the columns that are neither read nor contain others. */
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

/**
 * An export that records its unread columns while it is read; `warnings` returns the warnings after the first
 * complete pass.
 */
export type NotedSource = { source: SourceRows; warnings: () => ImportWarning[] };

/** Records the first value of each column of `source` that `mapping` does not read. */
export const notingUnread = (source: SourceRows, mapping: Mapping): NotedSource =>
  notingColumns(source, unreadOf(source.columns, mapping));

/** Records the first value of each of these columns. */
export const notingColumns = (source: SourceRows, columns: readonly string[]): NotedSource => {
  const { note, warnings } = newUnreadColumns(source.path, columns);
  let isWalked = false;
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows()) {
      if (!isWalked) note((column) => row.values(column)[0]);
      yield row;
    }
    isWalked = true;
  }
  return { source: { ...source, rows }, warnings };
};
