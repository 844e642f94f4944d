import type { SearchAnswer } from '@dijla/contract/client';

/** Far enough below the longest text there can be (about 512 million characters) for an estimate. */
export const largestAnswer = 64 * 1024 * 1024;

/** So few documents cannot come near the bound, and of more so many at most are measured: writing all of them twice would hold up everybody. */
const measuredAtMost = 100;

/** Whether an answer would be about longer than `limit` characters of JSON, judged by documents at even distances. */
export const isTooLarge = ({ hits }: SearchAnswer, limit = largestAnswer): boolean => {
  if (hits.length <= measuredAtMost) return false;
  const distance = Math.ceil(hits.length / measuredAtMost);
  const measured = hits.filter((_, place) => place % distance === 0);
  const length = measured.reduce((sum, hit) => sum + JSON.stringify(hit).length, 0);
  return (length / measured.length) * hits.length > limit;
};
