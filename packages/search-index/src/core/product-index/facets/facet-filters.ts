import type { AppliedFilter } from '../../search-engine.ts';
import { passingCopy } from '../listing/answer-memory.ts';
import { type Bits, intersect, subtract, unite } from '../columns/bits.ts';
import { cellHolds, columnCondition, decisiveFlags, rowsHolding } from '../columns/column-condition.ts';
import type { ProductIndex } from '../product-index.ts';
import { noTerm } from '../columns/row-cells.ts';
import { type RowFilter, rowFilters, rowsOfFilter } from '../listing/row-filters.ts';
import type { Axis } from '../columns/variant-axes.ts';

/**
 * The conditions of facet filters on one attribute, for products' own values and, where it is an axis, for
 * variants.
 */
export type AttributeFilter = {
  attribute: string;
  /**
   * Candidates that fail regardless of other filters: by their own values or, where the attribute is an
   * axis, because no variant fits.
   */
  failed: Bits;
  axis: Axis | undefined;
  /**
   * 1 for each cell value of the axis' column that fits, at index cell + 1; index 0 is for variants without
   * a value.
   */
  fitting: Uint8Array;
  /**
   * Whether `failed` contains all products with this axis and without a fitting variant. For most filters
   * the values of all variants together decide that.
   */
  isSure: boolean;
};

type VariantTests = {
  fitting: Uint8Array;
  isSure: boolean;
  /** Rows with at least one fitting variant. */ rows: Bits | undefined;
};

const noTests: VariantTests = { fitting: new Uint8Array(0), isSure: true, rows: undefined };

const variantTests = (
  axis: Axis | undefined,
  filters: readonly RowFilter[],
  candidates: Bits,
): VariantTests => {
  if (axis === undefined) return noTests;
  const conditions = filters.map(({ condition, value }) => columnCondition(axis.column, condition, value));
  const fitting = new Uint8Array(axis.column.terms.length + 1).fill(1);
  for (const condition of conditions) {
    const flags = decisiveFlags(axis.column, condition);
    for (let cell = noTerm; cell < axis.column.terms.length; cell += 1)
      if (!cellHolds(condition, flags, cell)) fitting[cell - noTerm] = 0;
  }
  const [only, ...others] = conditions;
  // For an excluded value, the values of all variants together do not tell whether some variant fits.
  const isSure = only !== undefined && others.length === 0 && !only.whenMissing;
  return { fitting, isSure, rows: isSure ? rowsHolding(axis.column, only, candidates) : undefined };
};

const attributeFilter = (
  index: ProductIndex,
  candidates: Bits,
  { attribute, filters }: { attribute: string; filters: readonly RowFilter[] },
): AttributeFilter => {
  const axis = index.variants.byCode.get(attribute);
  const { fitting, isSure, rows } = variantTests(axis, filters, candidates);
  const failed = passingCopy(candidates);
  if (axis !== undefined) subtract(failed, axis.rows);
  const holding = passingCopy(failed);
  for (const filter of filters) intersect(holding, rowsOfFilter(index, holding, filter));
  subtract(failed, holding);
  if (axis !== undefined && rows !== undefined) {
    const unfit = passingCopy(candidates);
    intersect(unfit, axis.rows);
    subtract(unfit, rows);
    unite(failed, unfit);
  }
  return { attribute, failed, axis, fitting, isSure };
};

/** Evaluates the filters of scope `catalog` on the candidates, grouped by attribute. */
export const attributeFilters = (
  index: ProductIndex,
  candidates: Bits,
  applied: readonly AppliedFilter[],
): AttributeFilter[] => {
  const byAttribute = Map.groupBy(
    applied.filter(({ scope }) => scope === 'catalog'),
    ({ attribute }) => attribute,
  );
  return [...byAttribute].flatMap(([attribute, given]) => {
    const filters = rowFilters(given);
    return filters.length === 0 ? [] : [attributeFilter(index, candidates, { attribute, filters })];
  });
};
