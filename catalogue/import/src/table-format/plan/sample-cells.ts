import { headerKey } from '../../shops/header-patterns.ts';
import type { SourceRow, SourceRows } from '../source-row.ts';

const sampleSize = 300;

/** What `valuesOf` finds in the first rows of some files. */
export const sampled = async (
  sources: readonly SourceRows[],
  valuesOf: (row: SourceRow) => readonly string[],
): Promise<string[]> => {
  const cells: string[] = [];
  for (const source of sources) {
    let seen = 0;
    for await (const row of source.rows()) {
      cells.push(...valuesOf(row));
      seen += 1;
      if (seen >= sampleSize) break;
    }
  }
  return cells;
};

/** Those of these columns that some of the files have. */
export const presentColumns = (sources: readonly SourceRows[], columns: readonly string[]): string[] => {
  const keys = new Set(sources.flatMap((source) => source.columns.map(headerKey)));
  return columns.filter((column) => keys.has(headerKey(column)));
};
