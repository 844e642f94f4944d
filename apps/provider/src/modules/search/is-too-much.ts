import type { EngineQuery } from '../../read-model/search-engine.ts';

/** Every document and variant is asked every filter and counted for every facet, and meanwhile nobody else is served. */
const filtersAtMost = 50;
/** Spec 1 §9 asks for the filters of a category 300 at a time, and clients name each (wire §7.4). */
const facetsAtMost = 300;

/** Whether a search asks for more work than one request may: beyond 50 different filters or 300 facets (wire §7.1 bounds none). */
export const isTooMuch = ({ applied, available }: EngineQuery): boolean => applied.length > filtersAtMost || available.length > facetsAtMost;
