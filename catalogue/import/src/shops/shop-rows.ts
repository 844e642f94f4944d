import type { SourceRow, SourceRows } from '../table-format/source-row.ts';
import type { ShopFile, ShopFiles } from './shop-preset.ts';
import { hasHeader } from './header-patterns.ts';

/** Yields the rows of several files, one file after the other. */
export async function* rowsOfAll(sources: readonly SourceRows[]): AsyncGenerator<SourceRow> {
  for (const source of sources) yield* source.rows();
}

/**
 * Returns rows made by a preset in place of the main files of an export. `extra` are the columns it adds;
 * columns that its own code reads are left out, so that they are not reported as unread.
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
