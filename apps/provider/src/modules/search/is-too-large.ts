import type { SearchAnswer } from '@dijla/contract/client';

export const largestAnswer = 64 * 1024 * 1024;

/** So few documents cannot come near the bound, so they are not measured. */
const hitsNotMeasured = 100;

/** Whether an answer would be longer than `limit` characters of JSON; measuring ends where that is certain. */
export const isTooLarge = ({ hits }: SearchAnswer, limit = largestAnswer): boolean => {
  if (hits.length <= hitsNotMeasured) return false;
  let length = 0;
  return hits.some((hit) => {
    length += JSON.stringify(hit).length;
    return length > limit;
  });
};
