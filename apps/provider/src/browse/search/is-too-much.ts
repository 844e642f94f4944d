import type { EngineQuery } from '@dijla/search-index/core/search-engine';
import { everyAttribute } from '@dijla/search-index/core/query/every-attribute';

/** Every filter is applied to every product, which blocks other requests meanwhile. */
const filtersAtMost = 50;
/** Spec 1 §9 asks for the filters of a category 300 at a time, and clients name each (wire §7.4). */
const facetsAtMost = 300;
/** Maximum number of facets that require a scan of all documents, one scan for all of them. */
const lookedAtAtMost = 30;
/** Maximum number of facet filters that require a scan of all documents each. */
const choicesLookedAtAtMost = 10;

/**
 * Whether a search requires more work than one request may: more than 50 distinct filters or 300 facets, or,
 * among fields that are not `isCounted`, more than 30 facets or 10 filters of scope `catalog` (wire §7.1
 * bounds none).
 */
export const isTooMuch = (
  { applied, available }: EngineQuery,
  isCounted: (field: string) => boolean,
): boolean => {
  if (applied.length > filtersAtMost || available.length > facetsAtMost) return true;
  const looksAt = (field: string): boolean => field !== everyAttribute && !isCounted(field);
  const choices = applied.filter(({ scope }) => scope === 'catalog');
  return (
    (available.length > lookedAtAtMost &&
      available.filter(({ field }) => looksAt(field)).length > lookedAtAtMost) ||
    (choices.length > choicesLookedAtAtMost &&
      choices.filter(({ attribute }) => looksAt(attribute)).length > choicesLookedAtAtMost)
  );
};
