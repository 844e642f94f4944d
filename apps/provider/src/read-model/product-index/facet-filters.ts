import { facetField } from '../scan/catalog-filters.ts';
import type { AppliedFilter } from '../search-engine.ts';
import { type Bits, intersect, noBits, subtract, unite } from './bits.ts';
import { cellHolds, columnCondition, decisiveFlags, rowsHolding } from './column-condition.ts';
import type { ProductIndex } from './product-index.ts';
import { noTerm } from './row-cells.ts';
import { type RowFilter, rowFilters, rowsOfFilter } from './row-filters.ts';
import type { Axis } from './variant-axes.ts';

/** What the facets' filters ask of one attribute: of products' own values, and of variants where it is an axis. */
export type AttributeFilter = {
  attribute: string;
  /** Candidates whose own values do not fit, those left out of which it is an axis. */
  failed: Bits;
  axis: Axis | undefined;
  /** Whether a cell of the axis' column fits. */
  fits: (cell: number) => boolean;
  /** Products of which some variant fits, as far as one look at all variants' values can tell; undefined when it cannot. */
  fitting: Bits | undefined;
};

const variantTests = (axis: Axis | undefined, filters: readonly RowFilter[], candidates: Bits): Pick<AttributeFilter, 'fits' | 'fitting'> => {
  if (axis === undefined) return { fits: () => true, fitting: undefined };
  const conditions = filters.map(({ condition, value }) => columnCondition(axis.column, condition, value));
  const tests = conditions.map((condition) => ({ condition, flags: decisiveFlags(axis.column, condition) }));
  const fitsCell = (cell: number): boolean => tests.every(({ condition, flags }) => cellHolds(condition, flags, cell));
  const fitting = Uint8Array.from({ length: axis.column.terms.length }, (_, ordinal) => Number(fitsCell(ordinal)));
  const fitsMissing = fitsCell(noTerm);
  const [only, ...others] = conditions;
  return {
    fits: (cell) => (cell === noTerm ? fitsMissing : fitting[cell] === 1),
    // One that must not be is no matter of some variant's value being there.
    fitting: only !== undefined && others.length === 0 && !only.whenMissing ? rowsHolding(axis.column, only, candidates) : undefined,
  };
};

const attributeFilter = (index: ProductIndex, candidates: Bits, { attribute, filters }: { attribute: string; filters: readonly RowFilter[] }): AttributeFilter => {
  const axis = index.variants.byCode.get(attribute);
  const failed = candidates.slice();
  if (axis !== undefined) subtract(failed, axis.rows);
  const holding = failed.slice();
  for (const filter of filters) intersect(holding, rowsOfFilter(index, holding, filter));
  subtract(failed, holding);
  return { attribute, failed, axis, ...variantTests(axis, filters, candidates) };
};

/** The filters of scope `catalog` by attribute, asked of the candidates' own values. */
export const attributeFilters = (index: ProductIndex, candidates: Bits, applied: readonly AppliedFilter[]): AttributeFilter[] => {
  const byAttribute = Map.groupBy(applied.filter(({ scope }) => scope === 'catalog'), ({ attribute }) => attribute);
  return [...byAttribute].flatMap(([attribute, given]) => {
    const filters = rowFilters(given, facetField);
    return filters.length === 0 ? [] : [attributeFilter(index, candidates, { attribute, filters })];
  });
};

/** Those of the given rows with an axis that a filter asks for. */
export const askedRows = (filters: readonly AttributeFilter[], candidates: Bits): Bits => {
  const asked = noBits(candidates.length << 5);
  for (const { axis } of filters) if (axis !== undefined) unite(asked, axis.rows);
  intersect(asked, candidates);
  return asked;
};
