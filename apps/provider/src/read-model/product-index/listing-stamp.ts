import { facetField } from '../scan/catalog-filters.ts';
import { everyAttribute } from '../scan/occurring-attributes.ts';
import type { EngineQuery } from '../search-engine.ts';
import type { ProductIndex } from './product-index.ts';

const changesOf = ({ columns }: ProductIndex, fields: readonly string[]): number => {
  let changes = 0;
  for (const field of fields) {
    const column = columns.get(field)?.column;
    if (column === undefined || column.isOdd) return NaN;
    // What is among the rows' terms changes with them.
    if (column.place.kind === 'cells') changes += column.changes;
  }
  return changes;
};

/**
 * The state of all in an index that a listing's hits and counts hang on, of attributes with these codes where all are counted: it moves on
 * whenever some of that changes, and stays when other things do. Undefined when they hang on more than columns.
 */
export const listingStamp = (index: ProductIndex, { applied, available }: Pick<EngineQuery, 'applied' | 'available'>, codes: readonly string[]): number | undefined => {
  const asked = applied.map(({ attribute, scope }) => (scope === 'catalog' ? facetField(attribute) : attribute));
  const counted = available.filter(({ field }) => field !== everyAttribute).map(({ field }) => facetField(field));
  const changes = changesOf(index, asked) + changesOf(index, counted) + changesOf(index, codes);
  return Number.isNaN(changes) ? undefined : changes + index.terms.changes + index.variants.changes + index.comings;
};
