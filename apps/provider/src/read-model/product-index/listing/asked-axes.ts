import type { AttributeFilter } from '../facets/facet-filters.ts';
import { noTerm } from '../columns/row-cells.ts';
import type { Axis, VariantAxes } from '../columns/variant-axes.ts';

/** An axis that a filter asks for: where its cell stands in a variant, and whether a cell fits (`AttributeFilter`). */
export type AskedAxis = { filter: AttributeFilter; place: number; fitting: Uint8Array };

/** What is asked of products that share their axes; `standing` is room to note which of it alone stands in a product's way. */
export type AskedAxes = { axes: readonly Axis[]; asked: readonly AskedAxis[]; standing: Uint8Array };

/** What is asked of a row's variants; of a row without axes nothing. */
export type AskedAt = (row: number) => AskedAxes;

const askedOf = (filters: readonly AttributeFilter[], axes: readonly Axis[]): AskedAxes => {
  const asked = filters.flatMap((filter) => {
    const place = filter.axis === undefined ? -1 : axes.indexOf(filter.axis);
    return place < 0 ? [] : [{ filter, place, fitting: filter.fitting }];
  });
  return { axes, asked, standing: new Uint8Array(asked.length) };
};

/** Looks at filters once for all products of the same axes. */
export const askedAxes = ({ lists, kinds }: VariantAxes, filters: readonly AttributeFilter[]): AskedAt => {
  const nothing = askedOf([], []);
  const known: (AskedAxes | undefined)[] = [];
  return (row) => {
    const kind = kinds[row] ?? noTerm;
    const axes = lists[kind];
    return axes === undefined ? nothing : (known[kind] ??= askedOf(filters, axes));
  };
};

/** Whether one variant of a row fits all that is asked; otherwise `standing` has a 1 for each axis whose filters alone stand in some variant's way, and for the only axis at any rate. */
export const isFitting = (
  { cells, starts, counts }: VariantAxes,
  row: number,
  { axes, asked, standing }: AskedAxes,
): boolean => {
  standing.fill(asked.length === 1 ? 1 : 0);
  const width = axes.length;
  const start = starts[row] ?? 0;
  const end = start + (counts[row] ?? 0) * width;
  for (let variant = start; variant < end; variant += width) {
    let [failed, failures] = [0, 0];
    for (let each = 0; each < asked.length && failures < 2; each += 1) {
      const axis = asked[each];
      if (axis === undefined || axis.fitting[(cells[variant + axis.place] ?? noTerm) - noTerm] === 1)
        continue;
      failed = each;
      failures += 1;
    }
    if (failures === 0) return true;
    if (failures === 1) standing[failed] = 1;
  }
  return false;
};
