import { askedAxes, type AskedAt, isFitting } from './asked-axes.ts';
import { type Bits, hasBit, noBits, rowsOf, setBit } from './bits.ts';
import type { AttributeFilter } from './facet-filters.ts';
import type { ProductIndex } from './product-index.ts';
import { rowSet, type RowSet } from './row-set.ts';

/** What passes all facets' filters, and by attribute what passes only while that attribute's own are left out, both of the candidates. */
export type Populations = { candidates: RowSet; hits: RowSet; only: ReadonlyMap<string, RowSet>; filters: readonly AttributeFilter[]; askedAt: AskedAt };

/** Candidates by how much of what is asked they fail, and of how many axes something is asked. */
type Tally = { once: Bits; twice: Bits; /** By their own values. */ own: Bits; two: Bits; three: Bits; /** Only a look at each variant tells. */ unsure: Bits };

const tallyOf = (filters: readonly AttributeFilter[], length: number): Tally => {
  const [once, twice, own, one, two, three, unsure] = [noBits(length), noBits(length), noBits(length), noBits(length), noBits(length), noBits(length), noBits(length)];
  for (const { failed, axis, isSure } of filters) {
    const rows = axis?.rows ?? noBits(0);
    for (let word = 0; word < once.length; word += 1) {
      const fails = failed[word] ?? 0;
      const asked = word < rows.length ? (rows[word] ?? 0) : 0;
      twice[word] = (twice[word] ?? 0) | ((once[word] ?? 0) & fails);
      once[word] = (once[word] ?? 0) | fails;
      own[word] = (own[word] ?? 0) | (fails & ~asked);
      if (asked === 0) continue;
      three[word] = (three[word] ?? 0) | ((two[word] ?? 0) & asked);
      two[word] = (two[word] ?? 0) | ((one[word] ?? 0) & asked);
      one[word] = (one[word] ?? 0) | asked;
      if (!isSure) unsure[word] = (unsure[word] ?? 0) | asked;
    }
  }
  return { once, twice, own, two, three, unsure };
};

/**
 * Of a word of the candidates those whose variants must be looked at: where two axes are left of which both can be fitted, but maybe by
 * no variant together. Who fails two has failed.
 */
const unclearIn = ({ once, twice, own, two, three, unsure }: Tally, word: number): number => {
  const [fails, ownFails] = [once[word] ?? 0, own[word] ?? 0];
  const unclear = (~fails & (two[word] ?? 0)) | (fails & ((ownFails & (two[word] ?? 0)) | (three[word] ?? 0)));
  return (unclear | (unsure[word] ?? 0)) & ~(twice[word] ?? 0);
};

type Judged = { hits: Bits; only: ReadonlyMap<AttributeFilter, Bits>; unclear: Bits };

const judged = (candidates: Bits, filters: readonly AttributeFilter[], tally: Tally): Judged => {
  const [hits, unclear] = [candidates.slice(), candidates.slice()];
  const only = new Map(filters.map((filter) => [filter, filter.failed.slice()]));
  for (let word = 0; word < hits.length; word += 1) {
    const looked = unclearIn(tally, word);
    hits[word] = (hits[word] ?? 0) & ~(tally.once[word] ?? 0) & ~looked;
    unclear[word] = (unclear[word] ?? 0) & looked;
    const excluded = (tally.twice[word] ?? 0) | looked;
    if (excluded !== 0) for (const failed of only.values()) failed[word] = (failed[word] ?? 0) & ~excluded;
  }
  return { hits, only, unclear };
};

/** Looks at the variants of those of which bitsets do not tell. */
const lookAtVariants = ({ variants }: ProductIndex, { hits, only, unclear }: Judged, { tally: { own }, askedAt }: { tally: Tally; askedAt: AskedAt }): void => {
  const failing = (filter: AttributeFilter, row: number): void => setBit(only.get(filter) ?? noBits(0), row);
  for (const row of rowsOf(unclear)) {
    const at = askedAt(row);
    const fits = isFitting(variants, row, at);
    if (hasBit(own, row)) {
      if (fits) for (const filter of only.keys()) if (hasBit(filter.failed, row)) failing(filter, row);
    } else if (fits) setBit(hits, row);
    else for (const [each, { filter }] of at.asked.entries()) if (at.standing[each] === 1) failing(filter, row);
  }
};

/**
 * Judges all candidates at once: a product failing filters of exactly one attribute counts for that one only. Whatever can be told by
 * whole words of bitsets is; where more than one axis is asked for, one variant must fit all of them together (wire §7.4).
 */
export const populationsOf = (index: ProductIndex, candidates: RowSet, filters: readonly AttributeFilter[]): Populations => {
  const askedAt = askedAxes(index.variants, filters);
  if (filters.length === 0) return { candidates, hits: candidates, only: new Map(), filters, askedAt };
  const tally = tallyOf(filters, candidates.bits.length << 5);
  const found = judged(candidates.bits, filters, tally);
  lookAtVariants(index, found, { tally, askedAt });
  return { candidates, hits: rowSet(found.hits), only: new Map([...found.only].map(([{ attribute }, rows]) => [attribute, rowSet(rows)])), filters, askedAt };
};
