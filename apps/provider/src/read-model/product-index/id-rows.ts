import type { Condition } from '../scan/condition.ts';
import { type Bits, hasBit, noBits, rowsOf, setBit } from './bits.ts';
import { namedValues, numberNamed } from './column-condition.ts';
import type { ProductIndex } from './product-index.ts';

/** Those of the given rows of whose product's number a condition holds: by what it names, else by a look at every row. */
export const idRowsHolding = ({ ids, rowById }: ProductIndex, { holds }: Condition, { value, within }: { value: unknown; within: Bits }): Bits => {
  const rows = noBits(within.length << 5);
  const named = holds([]) ? undefined : namedValues(value);
  const asked = named?.flatMap((each) => rowById.get(numberNamed(each), 0) ?? []) ?? rowsOf(within);
  for (const row of asked) if (hasBit(within, row) && holds([ids[row]])) setBit(rows, row);
  return rows;
};
