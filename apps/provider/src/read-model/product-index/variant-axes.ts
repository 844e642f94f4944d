import { enabledVariants, facetField } from '../scan/catalog-filters.ts';
import { fieldReaderOf, type FieldReader } from '../scan/field-values.ts';
import type { Document } from '../search-engine.ts';
import { type Bits, dropBit, noBits, withBit } from './bits.ts';
import { noTerm } from './row-cells.ts';
import { emptyColumn, setCell, type Term, type TermColumn } from './term-column.ts';

/** An attribute by which variants differ: the products it is an axis of, and the values their enabled variants have, by row. */
export type Axis = { code: string; read: FieldReader; rows: Bits; column: TermColumn };

/** A configurable's enabled variants: a cell for each axis of the first variant, then of the next, ordinals of the axis' column. */
export type RowVariants = { axes: readonly Axis[]; cells: Int32Array; count: number };

/** `together` are the axes of products by their codes: products of the same axes share one list. */
export type VariantAxes = { byCode: Map<string, Axis>; together: Map<string, readonly Axis[]>; byRow: (RowVariants | undefined)[] };

export const noVariants = (): VariantAxes => ({ byCode: new Map(), together: new Map(), byRow: [] });

const axisFor = ({ byCode }: VariantAxes, code: string): Axis => {
  const known = byCode.get(code) ?? { code, read: fieldReaderOf(facetField(code)), rows: noBits(0), column: emptyColumn() };
  byCode.set(code, known);
  return known;
};

const axesFor = (variants: VariantAxes, codes: readonly string[]): readonly Axis[] => {
  const name = JSON.stringify(codes);
  const axes = variants.together.get(name) ?? codes.map((code) => axisFor(variants, code));
  variants.together.set(name, axes);
  return axes;
};

const leave = ({ byRow }: VariantAxes, row: number, axes: readonly Axis[]): void => {
  for (const axis of byRow[row]?.axes ?? []) {
    if (axes.includes(axis)) continue;
    dropBit(axis.rows, row);
    setCell(axis.column, row, { values: [], length: 0 });
  }
};

type Placed = { document: Document | undefined; codes: readonly string[]; length: number };

/** Puts a product's variants in place of those the row had; `codes` are its axes, none for what is no configurable. */
export const setVariants = (variants: VariantAxes, row: number, { document, codes, length }: Placed): void => {
  const axes = axesFor(variants, codes);
  leave(variants, row, axes);
  if (document === undefined || axes.length === 0) {
    variants.byRow[row] = undefined;
    return;
  }
  const enabled = enabledVariants(document);
  const cells = new Int32Array(enabled.length * axes.length).fill(noTerm);
  for (const [place, axis] of axes.entries()) {
    const values = enabled.map(axis.read);
    axis.rows = withBit(axis.rows, row);
    setCell(axis.column, row, { values: values.flat(), length });
    for (const [variant, [first, ...others]] of values.entries()) {
      if (others.length > 0) axis.column.isOdd = true;
      if (first !== undefined) cells[variant * axes.length + place] = axis.column.ordinals.get(first as Term) ?? noTerm;
    }
  }
  variants.byRow[row] = { axes, cells, count: enabled.length };
};
