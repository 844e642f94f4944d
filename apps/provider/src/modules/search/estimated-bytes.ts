import type { Hit } from '../../read-model/search-engine.ts';

/** So few documents are not worth a measure, and of more so many at most are measured: writing all of them twice would hold up everybody. */
const alwaysFew = 50;
const measuredAtMost = 100;

/** About how many bytes of JSON these hits would be, judged by documents at even distances; 0 for fifty or less. */
export const estimatedBytes = (hits: readonly Hit[], textOf: (hit: Hit) => string): number => {
  if (hits.length <= alwaysFew) return 0;
  const distance = Math.ceil(hits.length / measuredAtMost);
  const measured = hits.filter((_, place) => place % distance === 0);
  const bytes = measured.reduce((sum, hit) => sum + Buffer.byteLength(textOf(hit)), 0);
  return (bytes / measured.length) * hits.length;
};
