import type { Condition } from '../../query/condition.ts';
import { passingBits } from '../listing/answer-memory.ts';
import { type Bits, hasBit, setBit } from './bits.ts';
import { namedValues, numberNamed } from './column-condition.ts';
import type { ProductIndex } from '../product-index.ts';
import { passingRowsOf } from './row-set.ts';

/**
 * Returns the given rows whose product id satisfies a condition: looks up the ids the condition lists,
 * otherwise checks every row.
 */
export const idRowsHolding = (
  { ids, rowById }: ProductIndex,
  { holds }: Condition,
  { value, within }: { value: unknown; within: Bits },
): Bits => {
  const rows = passingBits(within.length << 5);
  const named = holds([]) ? undefined : namedValues(value);
  const asked = named?.flatMap((each) => rowById.get(numberNamed(each), 0) ?? []) ?? passingRowsOf(within);
  for (const row of asked) if (hasBit(within, row) && holds([ids[row]])) setBit(rows, row);
  return rows;
};
