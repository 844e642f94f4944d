import { enabledVariants, facetField } from '../../scan/catalog-filters.ts';
import { fieldReaderOf, type FieldReader } from '../../query/field-values.ts';
import type { Document } from '../../search-engine.ts';
import { type Bits, dropBit, noBits, withBit } from './bits.ts';
import { type Cells, noCells, noTerm, withCell } from './row-cells.ts';
import type { RowTerms } from './row-terms.ts';
import { columnAmong, setCell, type Term, type TermColumn } from './term-column.ts';

/**
 * An attribute by which variants differ: the products it is an axis of, and the values of their enabled
 * variants, by row.
 */
export type Axis = {
  code: string;
  read: FieldReader;
  rows: Bits;
  column: TermColumn;
  /** Number of times it was set or removed as an axis of a product. */ changes: number;
};

/**
 * A configurable's enabled variants. From `start`, `cells` holds one cell per axis for the first variant,
 * then for the next; cells are ordinals in the axis' column.
 */
type RowVariants = { axes: readonly Axis[]; cells: Int32Array; start: number; count: number };

/** The axes of some products, in the order of their codes, with the number of the list. */
type Together = { axes: readonly Axis[]; number: number };

export type VariantAxes = {
  byCode: Map<string, Axis>;
  /** Products with the same axes share one numbered list. */
  together: Map<string, Together>;
  lists: (readonly Axis[])[];
  /**
   * By row, the number of its list of axes (`noTerm` for none), the start of its cells and its number of
   * variants.
   */
  kinds: Cells;
  starts: Uint32Array;
  counts: Uint16Array;
  /**
   * Cells of all variants, the end of the used part, and the number of cells that belong to no row any more.
   */
  cells: Int32Array;
  end: number;
  unused: number;
  /** Number of times any row's variants were set. */
  changes: number;
  terms: RowTerms;
};

/** Returns empty variants; `terms` are those of all rows, among which the values of variants are stored. */
export const noVariants = (terms: RowTerms): VariantAxes => ({
  byCode: new Map(),
  together: new Map(),
  lists: [],
  kinds: noCells(),
  starts: new Uint32Array(0),
  counts: new Uint16Array(0),
  cells: new Int32Array(0),
  end: 0,
  unused: 0,
  changes: 0,
  terms,
});

const noAxes: readonly Axis[] = [];

/** Returns a row's variants; none for a row without axes. */
const variantsAt = ({ lists, kinds, starts, counts, cells }: VariantAxes, row: number): RowVariants => ({
  axes: lists[kinds[row] ?? noTerm] ?? noAxes,
  cells,
  start: starts[row] ?? 0,
  count: counts[row] ?? 0,
});

/** Returns an axis without products. */
export const axisOf = (code: string, column: TermColumn): Axis => ({
  code,
  read: fieldReaderOf(facetField(code)),
  rows: noBits(0),
  column,
  changes: 0,
});

const axisFor = ({ byCode, terms }: VariantAxes, code: string): Axis => {
  const known = byCode.get(code) ?? axisOf(code, columnAmong(terms));
  byCode.set(code, known);
  return known;
};

const axesFor = (variants: VariantAxes, codes: readonly string[]): Together => {
  const name = JSON.stringify(codes);
  const known = variants.together.get(name);
  if (known !== undefined) return known;
  const axes = codes.map((code) => axisFor(variants, code));
  const made = { axes, number: variants.lists.push(axes) - 1 };
  variants.together.set(name, made);
  return made;
};

const leave = (variants: VariantAxes, row: number, axes: readonly Axis[]): void => {
  for (const axis of variantsAt(variants, row).axes) {
    if (axes.includes(axis)) continue;
    dropBit(axis.rows, row);
    axis.changes += 1;
    setCell(axis.column, row, { values: [], length: 0 });
  }
};

const roomier = (needed: number, had: number): number => Math.max(needed, Math.ceil(had * 1.25));

const withRoom = (variants: VariantAxes, row: number, more: number): void => {
  if (row >= variants.starts.length) {
    const length = roomier(row + 1, variants.starts.length);
    const [starts, counts] = [new Uint32Array(length), new Uint16Array(length)];
    starts.set(variants.starts);
    counts.set(variants.counts);
    Object.assign(variants, { starts, counts });
  }
  if (variants.end + more <= variants.cells.length) return;
  const cells = new Int32Array(roomier(variants.end + more, variants.cells.length));
  cells.set(variants.cells.subarray(0, variants.end));
  variants.cells = cells;
};

/** Above this share of unused cells, all cells are compacted. */
const unusedAtMost = 1 / 4;
const smallest = 4096;

const pack = (variants: VariantAxes): void => {
  const cells = new Int32Array(variants.end - variants.unused);
  let end = 0;
  for (let row = 0; row < variants.starts.length; row += 1) {
    const { axes, start, count } = variantsAt(variants, row);
    const size = axes.length * count;
    cells.set(variants.cells.subarray(start, start + size), end);
    variants.starts[row] = end;
    end += size;
  }
  Object.assign(variants, { cells, end, unused: 0 });
};

/** Replaces the cells of a row. */
const place = (
  variants: VariantAxes,
  row: number,
  { kind, cells, count }: { kind: number; cells: readonly number[]; count: number },
): void => {
  const before = variantsAt(variants, row);
  const had = before.axes.length * before.count;
  if (had < cells.length) {
    withRoom(variants, row, cells.length);
    variants.starts[row] = variants.end;
    variants.end += cells.length;
    variants.unused += had;
  } else variants.unused += had - cells.length;
  variants.kinds = withCell(variants.kinds, row, kind);
  if (row < variants.counts.length) variants.counts[row] = count;
  variants.cells.set(cells, variants.starts[row] ?? 0);
  if (variants.unused > smallest && variants.unused > variants.end * unusedAtMost) pack(variants);
};

/** Returns the cells of a product's enabled variants, and adds their values to the columns of the axes. */
const cellsOf = (
  axes: readonly Axis[],
  row: number,
  { enabled, length }: { enabled: readonly Document[]; length: number },
): number[] => {
  const cells = Array.from({ length: enabled.length * axes.length }, () => noTerm);
  for (const [at, axis] of axes.entries()) {
    const values = enabled.map(axis.read);
    axis.rows = withBit(axis.rows, row);
    axis.changes += 1;
    setCell(axis.column, row, { values: values.flat(), length });
    for (const [variant, [first, ...others]] of values.entries()) {
      if (others.length > 0) axis.column.isOdd = true;
      if (first !== undefined)
        cells[variant * axes.length + at] = axis.column.ordinals.get(first as Term) ?? noTerm;
    }
  }
  return cells;
};

type Placed = { document: Document | undefined; codes: readonly string[]; length: number };

const nothing = { kind: noTerm, cells: [], count: 0 };

/**
 * Replaces a row's variants; `codes` are the product's axes, empty for a product that is not configurable.
 */
export const setVariants = (
  variants: VariantAxes,
  row: number,
  { document, codes, length }: Placed,
): void => {
  if (codes.length === 0 && (variants.kinds[row] ?? noTerm) === noTerm) return;
  variants.changes += 1;
  const { axes, number: kind } = axesFor(variants, codes);
  leave(variants, row, axes);
  if (document === undefined || axes.length === 0) {
    place(variants, row, nothing);
    return;
  }
  const enabled = enabledVariants(document);
  place(variants, row, { kind, cells: cellsOf(axes, row, { enabled, length }), count: enabled.length });
};
