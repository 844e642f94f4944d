import type { Hit } from '../../read-model/engine/search-engine.ts';

/** Fewer documents are not worth a measure. */
const alwaysFew = 10;
/** Of a page of them one in ten is measured, of more a hundred at most: writing all of them twice would hold up everybody. */
const page = 50;
const measuredAtMost = 100;

/** About how many bytes of JSON these hits would be, judged by documents at even distances; 0 for fewer than ten. */
export const estimatedBytes = (hits: readonly Hit[], textOf: (hit: Hit) => string): number => {
  if (hits.length < alwaysFew) return 0;
  const distance = hits.length <= page ? alwaysFew : Math.ceil(hits.length / measuredAtMost);
  const measured = hits.filter((_, place) => place % distance === 0);
  const bytes = measured.reduce((sum, hit) => sum + Buffer.byteLength(textOf(hit)), 0);
  return (bytes / measured.length) * hits.length;
};
