import type { ProductIndex } from '../product-index.ts';

/** How often the columns of some fields changed; NaN where one is missing, or its values are such that documents are asked. */
export const changesOf = ({ columns }: ProductIndex, fields: readonly string[]): number => {
  let changes = 0;
  for (const field of fields) {
    const column = columns.get(field)?.column;
    if (column === undefined || column.isOdd) return NaN;
    // What is among the rows' terms changes with them.
    if (column.place.kind === 'cells') changes += column.changes;
  }
  return changes;
};

/** Whether an attribute's values are such that columns count other than documents do: the plain engine is asked instead. */
export const isOdd = ({ columns, variants }: ProductIndex, attribute: string): boolean => {
  if (variants.byCode.get(attribute)?.column.isOdd === true) return true;
  const prices = columns.get('final_price')?.column;
  return (
    attribute === 'price' &&
    (variants.byCode.has('price') || prices === undefined || prices.isOdd || prices.hasRepeats)
  );
};

/** Of attributes that are counted together: how often their columns changed, and whether columns count all of them as documents do. */
export type CountableState = { changes: number; isCountable: boolean };

type Known = CountableState & { codes: readonly string[]; revision: number };

const known = new WeakMap<ProductIndex['columns'], Known>();

/** Looked at once for as long as nothing in the index changes: there may be many attributes, and every listing counts all. */
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
