import type { AppliedFilter } from '../../engine/search-engine.ts';
import { passingCopy } from '../listing/answer-memory.ts';
import { type Bits, intersect, subtract, unite } from '../columns/bits.ts';
import { cellHolds, columnCondition, decisiveFlags, rowsHolding } from '../columns/column-condition.ts';
import type { ProductIndex } from '../product-index.ts';
import { noTerm } from '../columns/row-cells.ts';
import { type RowFilter, rowFilters, rowsOfFilter } from '../listing/row-filters.ts';
import type { Axis } from '../columns/variant-axes.ts';

/** What the facets' filters ask of one attribute: of products' own values, and of variants where it is an axis. */
export type AttributeFilter = {
  attribute: string;
  /** Candidates that fail it whatever else is asked: by their own values, or, where it is an axis of them, since no variant fits. */
  failed: Bits;
  axis: Axis | undefined;
  /** Whether a cell of the axis' column fits: 1 where it does, at the cell's number and one more, for the first is that of a variant without a value. */
  fitting: Uint8Array;
  /** Whether `failed` has all products it is an axis of without a variant that fits: one look at all variants' values tells that, for most filters. */
  isSure: boolean;
};

type VariantTests = {
  fitting: Uint8Array;
  isSure: boolean;
  /** Of which some variant fits. */ rows: Bits | undefined;
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
  // One that must not be is no matter of some variant's value being there.
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

/** The filters of scope `catalog` by attribute, asked of the candidates. */
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
