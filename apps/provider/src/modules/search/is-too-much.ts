import type { EngineQuery } from '../../read-model/engine/search-engine.ts';
import { everyAttribute } from '../../read-model/scan/occurring-attributes.ts';

/** Every product is asked every filter, and meanwhile nobody else is served. */
const filtersAtMost = 50;
/** Spec 1 §9 asks for the filters of a category 300 at a time, and clients name each (wire §7.4). */
const facetsAtMost = 300;
/** Facets for which every document is looked at, once for all of them. */
const lookedAtAtMost = 30;
/** Facets' filters for which every document is looked at, once for each. */
const choicesLookedAtAtMost = 10;

/**
 * Whether a search asks for more work than one request may: beyond 50 different filters, 300 facets, and of those that are not `isCounted`
 * 30 facets or 10 filters of scope `catalog` (wire §7.1 bounds none).
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
