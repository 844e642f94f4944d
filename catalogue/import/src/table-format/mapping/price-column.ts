import { columnsIn } from './columns-read.ts';
import type { Mapping } from './mapping.ts';
import { nearestName } from './nearest-name.ts';
import { columnKey, pathKey, type SourceRows } from '../source-row.ts';

const shown = 60;

/**
 * Whether an export has one of the mapping's price columns; in a dump an object or list that may contain it
 * counts too.
 */
export const hasPriceColumn = ({ columns }: SourceRows, { columns: own, variants }: Mapping): boolean => {
  const wanted = [
    ...columnsIn(own.price),
    ...columnsIn(variants?.columns.price).map((column) => `${variants?.items ?? ''}.${column}`),
  ];
  const keys = new Set(columns.map(columnKey));
  const paths = columns.map(pathKey);
  return wanted.some((column) => {
    const path = pathKey(column);
    return (
      keys.has(columnKey(column)) ||
      paths.some((given) => given.startsWith(`${path}.`) || path.startsWith(`${given}.`))
    );
  });
};

/** Returns the one-line error message for an export without a price column. */
export const withoutPrices = (columns: readonly string[]): string => {
  const near = nearestName('price', columns);
  return `has no column of prices, and nothing can be sold without a price. Its columns: ${columns.slice(0, shown).join(', ')}. --column price=${near ?? 'NAME'} says which one holds the price, or a mapping (docs/recipes/operate/map-an-export.md)`;
};
