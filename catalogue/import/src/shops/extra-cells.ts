import type { SourceRow } from '../table-format/source-row.ts';

/** Cells that a preset works out; their columns begin with `@`, so that no column of a file is meant. */
export type ExtraCells = Readonly<Record<`@${string}`, string | readonly string[] | undefined>>;

const listOf = (cell: string | readonly string[] | undefined): string[] =>
  [cell ?? []].flat().filter((value) => value !== '');

/** A row with cells that its file does not have as such. */
export const withCells = (row: SourceRow, cells: ExtraCells, notes: SourceRow['notes'] = []): SourceRow => ({
  ...row,
  values: (column) => (column.startsWith('@') ? listOf(cells[column as `@${string}`]) : row.values(column)),
  notes: [...(row.notes ?? []), ...notes],
});

/** The first value of a column, or nothing. */
export const cellOf = (row: SourceRow, ...columns: readonly string[]): string =>
  columns.map((column) => row.values(column)[0]).find((value) => value !== undefined) ?? '';
