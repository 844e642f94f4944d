import type { Hit } from '@dijla/search-index/core/search-engine';

/** Below this number of documents, measuring is not worthwhile. */
const alwaysFew = 10;
/**
 * Up to a page, one document in ten is measured; beyond it, at most a hundred. Serializing all of them twice
 * would block other requests.
 */
const page = 50;
const measuredAtMost = 100;

/**
 * Estimates the size of these hits as JSON, in bytes, from documents at regular intervals; 0 for fewer than
 * ten.
 */
export const estimatedBytes = (hits: readonly Hit[], textOf: (hit: Hit) => string): number => {
  if (hits.length < alwaysFew) return 0;
  const distance = hits.length <= page ? alwaysFew : Math.ceil(hits.length / measuredAtMost);
  const measured = hits.filter((_, place) => place % distance === 0);
  const bytes = measured.reduce((sum, hit) => sum + Buffer.byteLength(textOf(hit)), 0);
  return (bytes / measured.length) * hits.length;
};
