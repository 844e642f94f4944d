import type { ApprovedReview } from '../../modules/reviews/reviews.ts';
import type { HotRows } from '../overlay/hot-rows.ts';
import type { EngineQuery } from '../engine/search-engine.ts';

const isId = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value)) ||
  (typeof value === 'string' && /^\d{1,9}$/.test(value));

/** Products a filter names one by one, as the first member of its value says (wire §7.2); null when it does not. */
const namedProducts = (value: unknown): number[] | null => {
  const [operator, given] =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (Object.entries(value)[0] ?? [])
      : ['in', value];
  const ids = Array.isArray(given) ? given : [given];
  return (operator === 'eq' || operator === 'in') && ids.every(isId) ? ids.map(Number) : null;
};

/**
 * Reviews of the products a search is for; all of them when it names none. A search goes over every document it is given, and of
 * reviews a page wants those of one product.
 */
export const askedReviews = (
  reviews: HotRows['reviews'],
  { applied }: Pick<EngineQuery, 'applied'>,
): readonly ApprovedReview[] => {
  const filter = applied.find(({ attribute, scope }) => attribute === 'product_id' && scope === 'default');
  const ids = filter === undefined ? null : namedProducts(filter.value);
  return [...new Set(ids ?? reviews.keys())].flatMap((id) => reviews.get(id) ?? []);
};
