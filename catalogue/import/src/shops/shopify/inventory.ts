import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';
import { rowsOfAll } from '../shop-rows.ts';
import { newSideTable } from '../side-table.ts';

const places = ['Available (not editable)', 'Available', 'On hand (current)', 'On hand'];

/** Returns a variant's key, which both exports share. */
const variantKey = (handle: string, row: SourceRow): string =>
  [handle, ...[1, 2, 3].map((number) => cellOf(row, `Option${number} Value`))].join('\n');

/**
 * Returns a variant's total stock in all locations, or undefined when the inventory export does not contain
 * it.
 */
export type Stock = (handle: string, row: SourceRow) => number | undefined;

/**
 * Reads the stock of variants, summed over all locations; a location that does not stock a variant has text
 * instead of a number.
 */
export const readStock = async (sources: readonly SourceRows[]): Promise<Stock> => {
  const stock = newSideTable<number>();
  for await (const row of rowsOfAll(sources)) {
    const count = Number(cellOf(row, ...places));
    if (Number.isFinite(count) && cellOf(row, ...places) !== '')
      stock.add(variantKey(cellOf(row, 'Handle'), row), count);
  }
  return (handle, row) => {
    const counts = stock.get(variantKey(handle, row));
    return counts.length === 0
      ? undefined
      : Math.max(
          0,
          counts.reduce((sum, count) => sum + count, 0),
        );
  };
};
