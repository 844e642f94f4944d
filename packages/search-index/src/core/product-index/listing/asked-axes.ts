import type { AttributeFilter } from '../facets/facet-filters.ts';
import { noTerm } from '../columns/row-cells.ts';
import type { Axis, VariantAxes } from '../columns/variant-axes.ts';

/** A filtered axis: the index of its cell within a variant, and whether a cell fits (`AttributeFilter`). */
export type AskedAxis = { filter: AttributeFilter; place: number; fitting: Uint8Array };

/**
 * The filters on products that share their axes. `standing` is scratch space: 1 for each filtered axis that
 * alone prevents a fit.
 */
export type AskedAxes = { axes: readonly Axis[]; asked: readonly AskedAxis[]; standing: Uint8Array };

/** Returns the filters on a row's variants; none for a row without axes. */
export type AskedAt = (row: number) => AskedAxes;

const askedOf = (filters: readonly AttributeFilter[], axes: readonly Axis[]): AskedAxes => {
  const asked = filters.flatMap((filter) => {
    const place = filter.axis === undefined ? -1 : axes.indexOf(filter.axis);
    return place < 0 ? [] : [{ filter, place, fitting: filter.fitting }];
  });
  return { axes, asked, standing: new Uint8Array(asked.length) };
};

/** Returns a function that evaluates the filters once for all products with the same axes. */
export const askedAxes = ({ lists, kinds }: VariantAxes, filters: readonly AttributeFilter[]): AskedAt => {
  const nothing = askedOf([], []);
  const known: (AskedAxes | undefined)[] = [];
  return (row) => {
    const kind = kinds[row] ?? noTerm;
    const axes = lists[kind];
    return axes === undefined ? nothing : (known[kind] ??= askedOf(filters, axes));
  };
};

/**
 * Whether one variant of a row fits all filters. If not, `standing` has a 1 for each axis whose filters are
 * the only ones that some variant fails; if only one axis is filtered, it always has a 1.
 */
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
