import type { SourceRow } from '../table-format/source-row.ts';

/** Cells that a preset computes; their columns begin with `@`, so they cannot match a column of the file. */
export type ExtraCells = Readonly<Record<`@${string}`, string | readonly string[] | undefined>>;

const listOf = (cell: string | readonly string[] | undefined): string[] =>
  [cell ?? []].flat().filter((value) => value !== '');

/** Returns the row with additional computed cells. */
export const withCells = (row: SourceRow, cells: ExtraCells, notes: SourceRow['notes'] = []): SourceRow => ({
  ...row,
  values: (column) => (column.startsWith('@') ? listOf(cells[column as `@${string}`]) : row.values(column)),
  notes: [...(row.notes ?? []), ...notes],
});

/** Returns the first value of these columns, or an empty text. */
export const cellOf = (row: SourceRow, ...columns: readonly string[]): string =>
  columns.map((column) => row.values(column)[0]).find((value) => value !== undefined) ?? '';
