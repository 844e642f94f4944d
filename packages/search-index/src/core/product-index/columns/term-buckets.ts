import type { Counts } from './row-set.ts';
import { keyOf, type TermColumn } from './term-column.ts';

/**
 * The values of a column as written in counts: by ordinal, the JSON of a bucket up to its count and the rank
 * of its key among all keys; and the ordinals by rank.
 */
type WrittenTerms = {
  changes: number;
  heads: readonly (string | undefined)[];
  ranks: Int32Array;
  byRank: Int32Array;
};

const known = new WeakMap<TermColumn, WrittenTerms>();

const writtenTerms = (column: TermColumn): WrittenTerms => {
  const { terms, changes } = column;
  const before = known.get(column);
  if (before?.changes === changes && before.heads.length === terms.length) return before;
  const texts = terms.map((term) => (term === undefined ? '' : String(keyOf(term))));
  const byRank = Int32Array.from(terms.keys()).sort((one, other) =>
    (texts[one] ?? '') < (texts[other] ?? '') ? -1 : 1,
  );
  const ranks = new Int32Array(terms.length);
  for (let rank = 0; rank < byRank.length; rank += 1) ranks[byRank[rank] ?? 0] = rank;
  const made = {
    changes,
    heads: terms.map((term) =>
      term === undefined ? undefined : `{"key":${JSON.stringify(keyOf(term))},"doc_count":`,
    ),
    ranks,
    byRank,
  };
  known.set(column, made);
  return made;
};

/**
 * More values than a column can have. Combining a count and a rank in one number makes sorting much faster
 * than a comparison function.
 */
const ranksAtMost = 2 ** 24;

let order = new Float64Array(1024);

/** Up to this many buckets are selected by insertion; for more, all are sorted. */
const pickedAtMost = 32;

/** Moves the lowest `size` of the first `found` numbers to the beginning, in ascending order. */
const lowestFirst = (numbers: Float64Array, found: number, size: number): void => {
  if (size > pickedAtMost || size >= found) {
    numbers.subarray(0, found).sort();
    return;
  }
  for (let place = 1; place < found; place += 1) {
    const number = numbers[place] ?? 0;
    let at = Math.min(place, size);
    if (at === size && number >= (numbers[at - 1] ?? 0)) continue;
    if (at === size) at -= 1;
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at -= 1) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
};

/**
 * Returns up to `size` buckets of a column's counts as JSON, highest count first, then by key (wire §7.4).
 */
export const termBuckets = (column: TermColumn, counts: Counts, size: number): string => {
  const { heads, ranks, byRank } = writtenTerms(column);
  if (order.length < counts.length) order = new Float64Array(counts.length * 2);
  let [found, left] = [0, 0];
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const count = counts[ordinal] ?? 0;
    if (count <= 0 || heads[ordinal] === undefined) continue;
    order[found] = (ranks[ordinal] ?? 0) - count * ranksAtMost;
    found += 1;
    left += count;
  }
  lowestFirst(order, found, size);
  let buckets = '';
  for (let place = 0; place < Math.min(found, size); place += 1) {
    const key = order[place] ?? 0;
    const count = -Math.floor(key / ranksAtMost);
    buckets += `${place === 0 ? '' : ','}${heads[byRank[key + count * ranksAtMost] ?? 0] ?? ''}${count}}`;
    left -= count;
  }
  return `{"doc_count_error_upper_bound":0,"sum_other_doc_count":${left},"buckets":[${buckets}]}`;
};
