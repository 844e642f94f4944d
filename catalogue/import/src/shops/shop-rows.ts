import type { SourceRow, SourceRows } from '../table-format/source-row.ts';
import type { ShopFile, ShopFiles } from './shop-preset.ts';
import { hasHeader } from './header-patterns.ts';

/** The rows of several files of one kind, one file after the other. */
export async function* rowsOfAll(sources: readonly SourceRows[]): AsyncGenerator<SourceRow> {
  for (const source of sources) yield* source.rows();
}

/**
 * Rows of a preset's own making in place of the main files of an export. `extra` are the columns it adds; those that its own code reads are
 * not among the columns any more, so that nobody takes them for unread.
 */
export const madeRows = (
  files: ShopFiles,
  {
    rows,
    extra,
    shopFiles,
  }: { rows: () => AsyncIterable<SourceRow>; extra: readonly string[]; shopFiles: readonly ShopFile[] },
): SourceRows => {
  const read = shopFiles.filter(({ isMain }) => isMain === true).flatMap(({ reads = [] }) => reads);
  const columns = [...new Set(files.main.flatMap((source) => source.columns))].filter(
    (column) => !read.some((pattern) => hasHeader(pattern, [column])),
  );
  return { path: files.main[0]?.path ?? '', columns: [...columns, ...extra], rows };
};
