import { facetField } from '../../scan/catalog-filters.ts';
import { everyAttribute } from '../../query/every-attribute.ts';
import type { EngineQuery } from '../../search-engine.ts';
import { changesOf, countableState } from '../facets/countable-state.ts';
import type { ProductIndex } from '../product-index.ts';

/**
 * Returns a number for the state of everything a listing's hits and counts depend on; `codes` are the
 * attributes when all are counted. It increases when any of that changes, and stays the same otherwise.
 * Undefined when the listing depends on more than columns.
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
