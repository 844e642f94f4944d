import { isSameNested } from '../../same-lists.ts';
import type { FieldColumn } from './field-column.ts';
import type { Instants } from './instants.ts';
import { tighten, type PackedTexts } from '../texts/packed-texts.ts';
import type { ProductIndex } from '../product-index.ts';
import { type RowTerms, tightenTerms } from './row-terms.ts';
import { type RowsByHash, tightenTable } from '../texts/rows-by-hash.ts';
import type { OwnCells, TermColumn } from './term-column.ts';

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const isSame = (one: ArrayBufferView, other: ArrayBufferView): boolean =>
  one.byteLength === other.byteLength && Buffer.compare(bytesOf(one), bytesOf(other)) === 0;

/** Replaces the arrays of each item by those of the first equal item. */
const shareAmong = <H>(
  all: Iterable<H>,
  isEqual: (one: H, other: H) => boolean,
  take: (held: H, first: H) => void,
): void => {
  const firsts: H[] = [];
  for (const held of all) {
    const first = firsts.find((each) => isEqual(held, each));
    if (first === undefined) firsts.push(held);
    else take(held, first);
  }
};

const isSameTexts = (one: PackedTexts, other: PackedTexts): boolean =>
  one.rows === other.rows && isSame(one.starts, other.starts) && isSame(one.bytes, other.bytes);

const arraysOf = ['hashes', 'rows', 'next', 'heads'] as const;

const isSameTable = (one: RowsByHash, other: RowsByHash): boolean =>
  one.used === other.used &&
  one.free === other.free &&
  arraysOf.every((name) => isSame(one[name], other[name]));

const isSameTerms = (one: RowTerms, other: RowTerms): boolean =>
  one.end === other.end &&
  isSame(one.starts, other.starts) &&
  isSame(one.lengths, other.lengths) &&
  isSame(one.terms, other.terms);

/** Postings are not compared, because they follow from the cells. */
const isSameColumn = (one: TermColumn, other: TermColumn): boolean => {
  const [place, otherPlace] = [one.place, other.place];
  if (
    place.kind !== 'cells' ||
    otherPlace.kind !== 'cells' ||
    !isSame(place.cells, otherPlace.cells) ||
    !isSame(place.present, otherPlace.present)
  )
    return false;
  const pieceOf = (
    { several: { lists, uses } }: OwnCells,
    { terms, freeOrdinals, oddNumerals, isOdd, hasRepeats }: TermColumn,
  ) => [terms, lists, uses, freeOrdinals, oddNumerals, isOdd, hasRepeats];
  return isSameNested(pieceOf(place, one), pieceOf(otherPlace, other));
};

/** An index, and instants by its rows that are stored beside it. */
export type Sharing = { index: ProductIndex; instants: readonly Instants[] };

const shareTerms = (all: readonly RowTerms[]): void => {
  for (const each of all) tightenTerms(each);
  shareAmong(all, isSameTerms, (held, first) => {
    const { starts, lengths, terms } = first;
    first.isShared = true;
    Object.assign(held, { starts, lengths, terms, isShared: true });
  });
};

/** Tightly packed texts are never written to: adding a text allocates longer arrays. */
const shareTexts = (all: readonly PackedTexts[]): void => {
  for (const each of all) tighten(each);
  shareAmong(all, isSameTexts, (held, { bytes, starts }) => Object.assign(held, { bytes, starts }));
};

const shareTables = (all: readonly RowsByHash[]): void => {
  for (const each of all) tightenTable(each);
  shareAmong(all, isSameTable, (held, first) => {
    const { heads, next, rows, hashes } = first;
    first.isShared = true;
    Object.assign(held, { heads, next, rows, hashes, isShared: true });
  });
};

const shareInstants = (all: readonly Instants[]): void =>
  shareAmong(
    all,
    (one, other) => isSame(one.ms, other.ms),
    (held, first) => {
      first.isShared = true;
      Object.assign(held, { ms: first.ms, isShared: true });
    },
  );

const shareColumns = (all: readonly FieldColumn[]): void =>
  shareAmong(
    all,
    (one, other) => one.column === other.column || isSameColumn(one.column, other.column),
    (held, { column }) => {
      if (held.column === column) return;
      column.isShared = true;
      // Cached results are keyed by `changes`, so the shared column gets a number that neither column had.
      column.changes = Math.max(column.changes, held.column.changes) + 1;
      held.column = column;
    },
  );

/**
 * Yields the steps that make indexes share equal arrays; each step runs synchronously. Store views list the
 * same products with the same skus, mostly at the same addresses. Writers copy shared arrays first, so this
 * is for complete indexes.
 */
export const sharingSteps = function* (sharing: readonly Sharing[]): Generator<() => void> {
  const indexes = sharing.map(({ index }) => index);
  const keys = indexes.map((index) => [...index.keys.values()]);
  yield () => shareTerms(indexes.flatMap(({ terms, texts }) => [terms, texts.name.rows]));
  yield () =>
    shareTexts(
      indexes.flatMap(({ texts }, place) => [
        ...(keys[place] ?? []).map((each) => each.texts),
        texts.wholeSkus,
      ]),
    );
  yield () => shareTables(keys.flat().map(({ table }) => table));
  yield () =>
    shareInstants(
      sharing.flatMap(({ index, instants }) => [
        ...index.instants.values().map((column) => column.instants),
        ...instants,
      ]),
    );
  for (const field of new Set(indexes.flatMap(({ columns }) => [...columns.keys()])))
    yield () => shareColumns(indexes.flatMap(({ columns }) => columns.get(field) ?? []));
};

/** Runs all steps of `sharingSteps` at once. */
export const shareEqual = (sharing: readonly Sharing[]): void => {
  for (const share of sharingSteps(sharing)) share();
};
