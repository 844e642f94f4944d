import { facetField } from '../../scan/catalog-filters.ts';
import { everyAttribute } from '../../scan/occurring-attributes.ts';
import type { EngineQuery } from '../../engine/search-engine.ts';
import { changesOf, countableState } from '../facets/countable-state.ts';
import type { ProductIndex } from '../product-index.ts';

/**
 * The state of all in an index that a listing's hits and counts hang on, of attributes with these codes where all are counted: it moves on
 * whenever some of that changes, and stays when other things do. Undefined when they hang on more than columns.
 */
export const listingStamp = (
  index: ProductIndex,
  { applied, available }: Pick<EngineQuery, 'applied' | 'available'>,
  codes: readonly string[],
): number | undefined => {
  const asked = applied.map(({ attribute }) => facetField(attribute));
  const counted = available
    .filter(({ field }) => field !== everyAttribute)
    .map(({ field }) => facetField(field));
  const changes = changesOf(index, asked) + changesOf(index, counted) + countableState(index, codes).changes;
  return Number.isNaN(changes)
    ? undefined
    : changes + index.terms.changes + index.variants.changes + index.comings;
};
