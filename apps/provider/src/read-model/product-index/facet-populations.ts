import { type Bits, hasBit, noBits, rowsOf, subtract, withBit } from './bits.ts';
import { askedRows, type AttributeFilter } from './facet-filters.ts';
import type { ProductIndex } from './product-index.ts';
import { noTerm } from './row-cells.ts';
import { rowSet, type RowSet } from './row-set.ts';
import { type Axis, type RowVariants, variantsAt } from './variant-axes.ts';

/** What passes all facets' filters, and by attribute what passes only while that attribute's own are left out. */
export type Populations = { hits: RowSet; only: ReadonlyMap<string, RowSet>; filters: readonly AttributeFilter[]; askedOf: AskedOf };

type AskedAxis = { filter: AttributeFilter; place: number };

/** Which of the axes that products share are asked for, and where the cells of each stand in a variant. */
export type AskedOf = (axes: readonly Axis[]) => readonly AskedAxis[];

/** Looks once for all products of the same axes. */
const askedAxes = (filters: readonly AttributeFilter[]): AskedOf => {
  const known = new Map<readonly Axis[], readonly AskedAxis[]>();
  return (axes) => {
    const asked = known.get(axes) ?? filters.flatMap((filter) => {
      const place = filter.axis === undefined ? -1 : axes.indexOf(filter.axis);
      return place < 0 ? [] : [{ filter, place }];
    });
    known.set(axes, asked);
    return asked;
  };
};

/** Which one asked axis a variant fails; `none` or `several`. */
const failedAxis = ({ axes, cells, start }: RowVariants, variant: number, asked: readonly AskedAxis[]): AskedAxis | 'none' | 'several' => {
  let failed: AskedAxis | 'none' = 'none';
  for (const each of asked) {
    if (each.filter.fits(cells[start + variant * axes.length + each.place] ?? noTerm)) continue;
    if (failed !== 'none') return 'several';
    failed = each;
  }
  return failed;
};

type Verdict = { isFitting: boolean; only: readonly AttributeFilter[] };

const fits: Verdict = { isFitting: true, only: [] };
const failsSeveral: Verdict = { isFitting: false, only: [] };

/** Whether one variant fits all asked axes, and otherwise which axes' filters alone stand in the way. */
const verdictOn = (variants: RowVariants, askedOf: AskedOf): Verdict => {
  const asked = askedOf(variants.axes);
  const only: AttributeFilter[] = asked.length === 1 ? asked.map(({ filter }) => filter) : [];
  for (let variant = 0; variant < variants.count; variant += 1) {
    const failed = failedAxis(variants, variant, asked);
    if (failed === 'none') return fits;
    if (failed !== 'several' && !only.includes(failed.filter)) only.push(failed.filter);
  }
  return only.length === 0 ? failsSeveral : { isFitting: false, only };
};

/** Candidates that fail filters of one attribute at least, and of two at least, by their own values. */
const failures = (filters: readonly AttributeFilter[], length: number): { once: Bits; twice: Bits } => {
  const [once, twice] = [noBits(length), noBits(length)];
  for (const { failed } of filters) {
    for (let word = 0; word < once.length; word += 1) {
      const fails = failed[word] ?? 0;
      twice[word] = (twice[word] ?? 0) | ((once[word] ?? 0) & fails);
      once[word] = (once[word] ?? 0) | fails;
    }
  }
  return { once, twice };
};

const without = (bits: Bits, ...others: readonly Bits[]): Bits => {
  const left = bits.slice();
  for (const other of others) subtract(left, other);
  return left;
};

/** Where one axis is asked for and no more, a look at all variants' values tells. */
const verdictIn = (index: ProductIndex, filters: readonly AttributeFilter[], askedOf: AskedOf) => {
  const [single, ...others] = filters.filter(({ axis }) => axis !== undefined);
  const fitting = others.length === 0 ? single?.fitting : undefined;
  if (single === undefined || fitting === undefined) return (row: number): Verdict => verdictOn(variantsAt(index.variants, row), askedOf);
  const fails: Verdict = { isFitting: false, only: [single] };
  return (row: number): Verdict => (hasBit(fitting, row) ? fits : fails);
};

/**
 * Judges all candidates at once: a product failing filters of exactly one attribute counts for that one only. Own values go by whole
 * words of the bitsets; where an axis is asked for, one variant must fit all of them together (wire §7.4).
 */
export const populationsOf = (index: ProductIndex, candidates: RowSet, filters: readonly AttributeFilter[]): Populations => {
  if (filters.length === 0) return { hits: candidates, only: new Map(), filters, askedOf: askedAxes(filters) };
  const asked = askedRows(filters, candidates.bits);
  const { once, twice } = failures(filters, candidates.bits.length << 5);
  let hits = without(candidates.bits, once, asked);
  const only = new Map(filters.map(({ attribute, failed }) => [attribute, without(failed, twice, asked)]));
  const add = (attribute: string, row: number) => only.set(attribute, withBit(only.get(attribute) ?? noBits(0), row));
  const askedOf = askedAxes(filters);
  const verdictOf = verdictIn(index, filters, askedOf);
  for (const row of rowsOf(without(asked, twice))) {
    const { isFitting, only: standing } = verdictOf(row);
    if (hasBit(once, row)) {
      const [own] = isFitting ? filters.filter(({ failed }) => hasBit(failed, row)) : [];
      if (own !== undefined) add(own.attribute, row);
    } else if (isFitting) hits = withBit(hits, row);
    else for (const { attribute } of standing) add(attribute, row);
  }
  return { hits: rowSet(hits), only: new Map([...only].map(([attribute, rows]) => [attribute, rowSet(rows)])), filters, askedOf };
};
