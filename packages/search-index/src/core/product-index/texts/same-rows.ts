import type { IdNumbers } from '../../packed/id-numbers.ts';
import { type Bits, hasBit, noBits, setBit } from '../columns/bits.ts';
import { lengthOf, type ProductIndex } from '../product-index.ts';

type Known = { comings: number; rows: Bits };

const known = new WeakMap<IdNumbers, WeakMap<IdNumbers, Known>>();

const foundSame = (one: ProductIndex, other: ProductIndex): Bits => {
  const rows = noBits(lengthOf(one));
  for (let row = 0; row < one.ids.length; row += 1)
    if (one.ids[row] === other.ids[row] && hasBit(one.alive, row) && hasBit(other.alive, row))
      setBit(rows, row);
  return rows;
};

/**
 * Returns the rows that hold the same product in both indexes: nearly all, because store views take products in
 * together. Cached until a product comes or goes.
 */
export const sameRows = (one: ProductIndex, other: ProductIndex): Bits => {
  const comings = one.comings + other.comings;
  const ofOne = known.get(one.rowById) ?? new WeakMap<IdNumbers, Known>();
  known.set(one.rowById, ofOne);
  const before = ofOne.get(other.rowById);
  if (before?.comings === comings) return before.rows;
  const rows = foundSame(one, other);
  ofOne.set(other.rowById, { comings, rows });
  return rows;
};
