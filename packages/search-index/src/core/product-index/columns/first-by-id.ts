import type { IdNumbers } from '../../packed/id-numbers.ts';
import { type Bits, hasBit } from './bits.ts';
import type { Posting } from './postings.ts';
import type { ProductIndex } from '../product-index.ts';

type Known = { comings: number; least: Float64Array };

const known = new WeakMap<IdNumbers, Known>();

/** Returns the least id by word of a set, of rows with and without products; cached until a product comes or goes. */
const leastIds = ({ ids, rowById, comings }: ProductIndex): Float64Array => {
  const before = known.get(rowById);
  if (before?.comings === comings) return before.least;
  const least = new Float64Array((ids.length + 31) >>> 5).fill(Infinity);
  for (const [row, id] of ids.entries()) least[row >>> 5] = Math.min(least[row >>> 5] ?? 0, id);
  known.set(rowById, { comings, least });
  return least;
};

/**
 * Returns the row with the smallest id that is in a posting and in a set, -1 where there is none. Rows are mostly in
 * order of id, so that hardly any after the first is looked at.
 */
export const firstById = (index: ProductIndex, { rows, count }: Posting, among: Bits): number => {
  const { ids } = index;
  const least = leastIds(index);
  let [first, firstId] = [-1, Infinity];
  const look = (row: number): void => {
    const id = ids[row] ?? Infinity;
    if (id >= firstId || !hasBit(among, row)) return;
    first = row;
    firstId = id;
  };
  if (typeof rows === 'number') look(rows);
  else if (rows instanceof Uint32Array) {
    for (let word = 0; word < Math.min(rows.length, among.length); word += 1) {
      if ((least[word] ?? Infinity) >= firstId) continue;
      for (let left = (rows[word] ?? 0) & (among[word] ?? 0); left !== 0; left &= left - 1)
        look((word << 5) + 31 - Math.clz32(left & -left));
    }
  } else
    for (let place = 0; place < count; place += 1) {
      const row = rows[place] ?? 0;
      if ((least[row >>> 5] ?? Infinity) < firstId) look(row);
    }
  return first;
};
