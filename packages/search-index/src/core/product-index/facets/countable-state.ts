import type { ProductIndex } from '../product-index.ts';

/**
 * Returns the number of changes to the columns of some fields, or NaN when one is missing or has values that
 * must be read from documents.
 */
export const changesOf = ({ columns }: ProductIndex, fields: readonly string[]): number => {
  let changes = 0;
  for (const field of fields) {
    const column = columns.get(field)?.column;
    if (column === undefined || column.isOdd) return NaN;
    // Columns among the rows' terms are covered by the changes of those terms.
    if (column.place.kind === 'cells') changes += column.changes;
  }
  return changes;
};

/**
 * Whether columns would count an attribute's values differently from documents; the plain engine is used
 * instead.
 */
export const isOdd = ({ columns, variants }: ProductIndex, attribute: string): boolean => {
  if (variants.byCode.get(attribute)?.column.isOdd === true) return true;
  const prices = columns.get('final_price')?.column;
  return (
    attribute === 'price' &&
    (variants.byCode.has('price') || prices === undefined || prices.isOdd || prices.hasRepeats)
  );
};

/**
 * For attributes that are counted together: the number of changes to their columns, and whether columns
 * count all of them as documents do.
 */
export type CountableState = { changes: number; isCountable: boolean };

type Known = CountableState & { codes: readonly string[]; revision: number };

const known = new WeakMap<ProductIndex['columns'], Known>();

/** Cached until the index changes: there may be many attributes, and every listing counts all of them. */
export const countableState = (index: ProductIndex, codes: readonly string[]): CountableState => {
  const { columns, revision } = index;
  const before = known.get(columns);
  if (before?.codes === codes && before.revision === revision) return before;
  const changes = changesOf(index, codes);
  const state = {
    changes,
    isCountable: !Number.isNaN(changes) && !codes.some((code) => code === 'price' || isOdd(index, code)),
    codes,
    revision,
  };
  known.set(columns, state);
  return state;
};
