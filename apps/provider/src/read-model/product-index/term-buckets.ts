import type { Buckets } from '@dijla/contract/client';
import type { Counts } from './row-set.ts';
import { keyOf, type TermColumn } from './term-column.ts';

type Bucket = { key: string | number; doc_count: number; text: string };

const inOrder = (one: Bucket, other: Bucket): number => other.doc_count - one.doc_count || (one.text < other.text ? -1 : 1);

/** Buckets of a column's counts, the most first, then by key, at most `size` of them (wire §7.4). */
export const termBuckets = ({ terms }: TermColumn, counts: Counts, size: number): Buckets => {
  const found: Bucket[] = [];
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const [doc_count, term] = [counts[ordinal] ?? 0, terms[ordinal]];
    if (doc_count <= 0 || term === undefined) continue;
    const key = keyOf(term);
    found.push({ key, doc_count, text: String(key) });
  }
  found.sort(inOrder);
  let left = 0;
  for (let place = size; place < found.length; place += 1) left += found[place]?.doc_count ?? 0;
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: left, buckets: found.slice(0, size).map(({ key, doc_count }) => ({ key, doc_count })) };
};
