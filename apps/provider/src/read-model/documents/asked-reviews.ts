import type { ApprovedReview } from '../../modules/reviews/reviews.ts';
import type { HotRows } from '../overlay/hot-rows.ts';
import type { EngineQuery } from '@dijla/search-index/core/search-engine';

const isId = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value)) ||
  (typeof value === 'string' && /^\d{1,9}$/.test(value));

/**
 * Product ids listed by a filter, given as the first member of its value (wire §7.2); null when the filter
 * lists none.
 */
const namedProducts = (value: unknown): number[] | null => {
  const [operator, given] =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (Object.entries(value)[0] ?? [])
      : ['in', value];
  const ids = Array.isArray(given) ? given : [given];
  return (operator === 'eq' || operator === 'in') && ids.every(isId) ? ids.map(Number) : null;
};

/**
 * Reviews of the products that a search names; all reviews when it names none. This keeps the scan small: a
 * search scans every document it is given, and a page needs the reviews of one product only.
 */
export const askedReviews = (
  reviews: HotRows['reviews'],
  { applied }: Pick<EngineQuery, 'applied'>,
): readonly ApprovedReview[] => {
  const filter = applied.find(({ attribute, scope }) => attribute === 'product_id' && scope === 'default');
  const ids = filter === undefined ? null : namedProducts(filter.value);
  return [...new Set(ids ?? reviews.keys())].flatMap((id) => reviews.get(id) ?? []);
};
