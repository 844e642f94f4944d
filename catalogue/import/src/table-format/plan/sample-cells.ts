import { headerKey } from '../../shops/header-patterns.ts';
import type { SourceRow, SourceRows } from '../source-row.ts';

const sampleSize = 300;

/** Returns the results of `valuesOf` for the first rows of some files. */
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

/** Returns the columns that at least one of the files has. */
export const presentColumns = (sources: readonly SourceRows[], columns: readonly string[]): string[] => {
  const keys = new Set(sources.flatMap((source) => source.columns.map(headerKey)));
  return columns.filter((column) => keys.has(headerKey(column)));
};
