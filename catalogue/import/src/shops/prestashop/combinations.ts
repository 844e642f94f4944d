import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';
import { rowsOfAll } from '../shop-rows.ts';
import { newSideTable } from '../side-table.ts';

/** A variant of a product: its option values and its price difference from the product. */
export type Combination = {
  line: number;
  file: string;
  sku: string;
  options: [name: string, value: string][];
  impact: string;
  quantity: string;
  pictures: string;
};

/**
 * Returns the names in `Color:color:0, Size:select:1`; `members` is the number of parts after each name, one
 * fewer for values.
 */
const namesIn = (cell: string, members: number): string[] =>
  cell.split(',').map((part) => part.trim().split(':').slice(0, -members).join(':').trim() || part.trim());

const combinationOf = (row: SourceRow): Combination => {
  const [names, values] = [
    namesIn(cellOf(row, 'Attribute (Name:Type:Position)*'), 2),
    namesIn(cellOf(row, 'Value (Value:Position)*'), 1),
  ];
  return {
    ...row.place,
    sku: cellOf(row, 'Reference'),
    options: names.flatMap((name, index): [string, string][] =>
      values[index] === undefined ? [] : [[name, values[index]]],
    ),
    impact: cellOf(row, 'Impact on price'),
    quantity: cellOf(row, 'Quantity'),
    pictures: cellOf(row, 'Image URLs (x,y,z...)'),
  };
};

/** Reads the combinations of a product, found by its id or its reference. */
export const readCombinations = async (
  sources: readonly SourceRows[],
): Promise<(id: string, reference: string) => Combination[]> => {
  const combinations = newSideTable<Combination>();
  for await (const row of rowsOfAll(sources)) {
    const [id, reference] = [cellOf(row, 'Product ID*'), cellOf(row, 'Product Reference')];
    combinations.add(id === '' ? `reference ${reference}` : `id ${id}`, combinationOf(row));
  }
  return (id, reference) => {
    const byId = combinations.get(`id ${id}`);
    return byId.length > 0 || reference === '' ? byId : combinations.get(`reference ${reference}`);
  };
};
