import type { IdNumbers } from '../../packed/id-numbers.ts';
import { type Bits, countBits, hasBit, noBits, setBit } from '../columns/bits.ts';
import { lengthOf, type ProductIndex } from '../product-index.ts';

/** The rows that hold the same product in both indexes, and whether these are all that the other index has. */
type SameRows = { rows: Bits; areAll: boolean };

type Known = SameRows & { comings: number };

const known = new WeakMap<IdNumbers, WeakMap<IdNumbers, Known>>();

const foundSame = (one: ProductIndex, other: ProductIndex): SameRows => {
  const rows = noBits(lengthOf(one));
  for (let row = 0; row < one.ids.length; row += 1)
    if (one.ids[row] === other.ids[row] && hasBit(one.alive, row) && hasBit(other.alive, row))
      setBit(rows, row);
  return { rows, areAll: countBits(rows) === countBits(other.alive) };
};

/**
 * Returns the rows that hold the same product in both indexes: nearly all, because store views take products in
 * together. Cached until a product comes or goes.
 */
export const sameRows = (one: ProductIndex, other: ProductIndex): SameRows => {
  const comings = one.comings + other.comings;
  const ofOne = known.get(one.rowById) ?? new WeakMap<IdNumbers, Known>();
  known.set(one.rowById, ofOne);
  const before = ofOne.get(other.rowById);
  if (before?.comings === comings) return before;
  const made = { ...foundSame(one, other), comings };
  ofOne.set(other.rowById, made);
  return made;
};
