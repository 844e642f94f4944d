import { askedAxes, type AskedAt, isFitting } from '../listing/asked-axes.ts';
import { passingBits, passingCopy } from '../listing/answer-memory.ts';
import { type Bits, hasBit, noBits, setBit, subtract } from '../columns/bits.ts';
import type { AttributeFilter } from './facet-filters.ts';
import type { ProductIndex } from '../product-index.ts';
import { passingRowsOf, rowSet, type RowSet } from '../columns/row-set.ts';

/**
 * The candidates that pass all facet filters, and by attribute those that pass only without that attribute's
 * own filters.
 */
export type Populations = {
  candidates: RowSet;
  hits: RowSet;
  only: ReadonlyMap<string, RowSet>;
  filters: readonly AttributeFilter[];
  askedAt: AskedAt;
};

/** Rows that fail at least one filter, and rows that fail more than one. */
type Failures = { once: Bits; twice: Bits };

const failuresOf = (filters: readonly AttributeFilter[], length: number): Failures => {
  const [once, twice] = [passingBits(length), passingBits(length)];
  for (const { failed } of filters) {
    for (let word = 0; word < once.length; word += 1) {
      const fails = failed[word] ?? 0;
      twice[word] = (twice[word] ?? 0) | ((once[word] ?? 0) & fails);
      once[word] = (once[word] ?? 0) | fails;
    }
  }
  return { once, twice };
};

/**
 * Rows with filters on at least two or three of their axes; rows that fail by their own values (`own`); and
 * rows that only a check of each variant can decide (`unsure`).
 */
type AskedOf = { own: Bits; two: Bits; three: Bits; unsure: Bits };

const nobody = noBits(0);

const askedOf = (filters: readonly AttributeFilter[], length: number): AskedOf => {
  const [own, one, two, three, unsure] = [
    passingBits(length),
    passingBits(length),
    passingBits(length),
    passingBits(length),
    passingBits(length),
  ];
  for (const { failed, axis, isSure } of filters) {
    const rows = axis?.rows ?? nobody;
    for (let word = 0; word < own.length; word += 1) {
      const asked = word < rows.length ? (rows[word] ?? 0) : 0;
      own[word] = (own[word] ?? 0) | ((failed[word] ?? 0) & ~asked);
      if (asked === 0) continue;
      three[word] = (three[word] ?? 0) | ((two[word] ?? 0) & asked);
      two[word] = (two[word] ?? 0) | ((one[word] ?? 0) & asked);
      one[word] = (one[word] ?? 0) | asked;
      if (!isSure) unsure[word] = (unsure[word] ?? 0) | asked;
    }
  }
  return { own, two, three, unsure };
};

/** Rows that bitsets alone cannot decide; `own` are those that fail by their own values. */
type Unclear = { rows: Bits; own: Bits };

/**
 * Returns the candidates whose variants must be checked: those with two remaining axes that variants fit
 * separately, but maybe none fits together. A row that fails two filters has already failed. Undefined when
 * no row needs the check: the filter of a single axis decides by itself.
 */
const unclearOf = (
  candidates: Bits,
  filters: readonly AttributeFilter[],
  { once, twice }: Failures,
): Unclear | undefined => {
  if (filters.filter(({ axis }) => axis !== undefined).length < 2 && filters.every(({ isSure }) => isSure))
    return undefined;
  const { own, two, three, unsure } = askedOf(filters, candidates.length << 5);
  const rows = passingCopy(candidates);
  for (let word = 0; word < rows.length; word += 1) {
    const fails = once[word] ?? 0;
    const several = two[word] ?? 0;
    const unclear =
      (~fails & several) |
      (fails & (((own[word] ?? 0) & several) | (three[word] ?? 0))) |
      (unsure[word] ?? 0);
    rows[word] = (rows[word] ?? 0) & unclear & ~(twice[word] ?? 0);
  }
  return { rows, own };
};

type Judged = { hits: Bits; only: ReadonlyMap<AttributeFilter, Bits>; unclear: Unclear | undefined };

const judged = (candidates: Bits, filters: readonly AttributeFilter[]): Judged => {
  const failures = failuresOf(filters, candidates.length << 5);
  const unclear = unclearOf(candidates, filters, failures);
  const hits = passingCopy(candidates);
  subtract(hits, failures.once);
  const alone = filters.map(({ failed }) => passingCopy(failed));
  for (const rows of alone) subtract(rows, failures.twice);
  if (unclear !== undefined) for (const rows of [hits, ...alone]) subtract(rows, unclear.rows);
  return { hits, only: new Map(filters.map((filter, place) => [filter, alone[place] ?? nobody])), unclear };
};

/** Checks the variants of rows that bitsets cannot decide. */
const lookAtVariants = (
  { variants }: ProductIndex,
  { hits, only }: Judged,
  { unclear: { rows, own }, askedAt }: { unclear: Unclear; askedAt: AskedAt },
): void => {
  const failing = (filter: AttributeFilter, row: number): void => setBit(only.get(filter) ?? nobody, row);
  for (const row of passingRowsOf(rows)) {
    const at = askedAt(row);
    const fits = isFitting(variants, row, at);
    if (hasBit(own, row)) {
      if (fits) for (const filter of only.keys()) if (hasBit(filter.failed, row)) failing(filter, row);
    } else if (fits) setBit(hits, row);
    else
      for (const [each, { filter }] of at.asked.entries()) if (at.standing[each] === 1) failing(filter, row);
  }
};

/**
 * Evaluates all candidates at once: a product that fails the filters of exactly one attribute counts for
 * that attribute only. Uses whole words of bitsets where possible; where several axes are filtered, one
 * variant must fit all of them together (wire §7.4).
 */
export const populationsOf = (
  index: ProductIndex,
  candidates: RowSet,
  filters: readonly AttributeFilter[],
): Populations => {
  const askedAt = askedAxes(index.variants, filters);
  if (filters.length === 0) return { candidates, hits: candidates, only: new Map(), filters, askedAt };
  const found = judged(candidates.bits, filters);
  if (found.unclear !== undefined) lookAtVariants(index, found, { unclear: found.unclear, askedAt });
  return {
    candidates,
    hits: rowSet(found.hits),
    only: new Map([...found.only].map(([{ attribute }, rows]) => [attribute, rowSet(rows)])),
    filters,
    askedAt,
  };
};
