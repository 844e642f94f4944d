import { facetField } from '../../scan/catalog-filters.ts';
import { fieldReaderOf } from '../../query/field-values.ts';
import { everyAttribute } from '../../query/every-attribute.ts';
import type { EngineQuery } from '../../search-engine.ts';
import type { TypedQuery } from '../../text/matching/typed-text.ts';
import type { InSlices } from '../../in-slices.ts';
import { beginAnswer } from './answer-memory.ts';
import { type Bits, rowsOf } from '../columns/bits.ts';
import type { ProductIndex } from '../product-index.ts';
import { rowsByColumns } from './row-filters.ts';
import type { Appearance } from './sort-orders.ts';
import { documentsFor } from '../columns/row-reader.ts';
import { rowsRanked } from '../texts/rows-ranked.ts';
import type { Shelves } from '../texts/rows-with-text.ts';
import { isLookedUp, tellingKeys } from '../texts/sought-fields.ts';

/** Up to this many documents are read synchronously. */
const fewDocuments = 100;

type Pace = {
  inSlices: InSlices;
  /** Aborts when the caller has disconnected. */ gone?: AbortSignal | undefined;
  fewAtMost?: number | undefined;
};

/**
 * Returns the fields a sort reads from documents, and whether it needs all rows: a sort order covers all
 * rows and is cached. No fields if the order is cached with only a few rows to update.
 */
const sortedOf = (
  index: ProductIndex,
  { sort }: EngineQuery,
  fewAtMost: number,
): { fields: string[]; ofAll: boolean } => {
  const keys = tellingKeys(index, sort);
  const isRandom = keys.some(({ field }) => field === 'random');
  const fields = keys.flatMap(({ field }) =>
    field !== 'random' && isLookedUp(index, facetField(field)) ? [facetField(field)] : [],
  );
  if (fields.length === 0) return { fields, ofAll: false };
  const name = JSON.stringify(keys);
  const known = index.orders.kept.get(name);
  if (!isRandom && known !== undefined && known.moved.size <= fewAtMost) return { fields: [], ofAll: false };
  return { fields, ofAll: !isRandom && !index.orders.odd.has(name) };
};

/** The rows whose documents are read, and the fields to read. */
type Asked = { fields: readonly string[]; rows: Int32Array };

const noRows = new Int32Array(0);

const rowsAsked = (shelves: Shelves, { applied, typed, ranked }: TypedQuery): Bits => {
  beginAnswer();
  const rows = rowsByColumns(shelves.index, applied);
  return typed === undefined ? rows : rowsRanked(shelves, rows, { typed, ranked }).candidates;
};

const askedOf = (shelves: Shelves, query: TypedQuery, fewAtMost: number): Asked => {
  const { index } = shelves;
  const { applied, available } = query;
  const sorted = sortedOf(index, query, fewAtMost);
  const named = [
    ...applied.map(({ attribute }) => attribute),
    ...available.flatMap(({ field }) => (field === everyAttribute ? [] : [field])),
  ];
  const fields = [
    ...new Set([...named.map(facetField).filter((field) => isLookedUp(index, field)), ...sorted.fields]),
  ];
  if (fields.length === 0) return { fields, rows: noRows };
  return { fields, rows: rowsOf(sorted.ofAll ? index.alive : rowsAsked(shelves, query)) };
};

const nothing: readonly unknown[] = [];
/** For values that are not scalar, filters, counts and orders only check whether there is one. */
const something = Object.freeze({});

const comparable = (values: readonly unknown[]): readonly unknown[] =>
  values.length === 0
    ? nothing
    : [...new Set(values.map((value) => (typeof value === 'object' ? something : value)))];

const untilGone = function* <T>(items: Iterable<T>, gone: AbortSignal | undefined): Generator<T> {
  for (const item of items) {
    if (gone?.aborted === true) return;
    yield item;
  }
};

/** Whether columns have everything a search needs, which is true for nearly every search. */
const isComparableByColumns = (index: ProductIndex, { applied, available, sort }: EngineQuery): boolean =>
  applied.every(({ attribute }) => !isLookedUp(index, facetField(attribute))) &&
  available.every(({ field }) => field === everyAttribute || !isLookedUp(index, facetField(field))) &&
  sort.every(({ field }) => field === 'random' || !isLookedUp(index, facetField(field)));

/** Whether a search reads so many documents that other requests should run in between. */
export const looksAtMany = (shelves: Shelves, query: TypedQuery, fewAtMost = fewDocuments): boolean =>
  !isComparableByColumns(shelves.index, query) && askedOf(shelves, query, fewAtMost).rows.length > fewAtMost;

const lookAt = async (
  index: ProductIndex,
  look: Appearance,
  { rows, inSlices, gone }: Pace & { rows: Iterable<number> },
): Promise<void> => {
  const [documentAt, readers] = [documentsFor(index, look.fields, true), look.fields.map(fieldReaderOf)];
  await inSlices(untilGone(rows, gone), (row) => {
    const document = documentAt(row);
    look.values.set(
      row,
      readers.map((read) => comparable(read(document))),
    );
  });
  gone?.throwIfAborted();
};

const isFor = (look: Appearance, fields: readonly string[]): boolean =>
  look.fields.length === fields.length && look.fields.every((field, place) => field === fields[place]);

/**
 * Reads from documents what a search needs and no column has, in time slices, and then computes the answer
 * synchronously from the current index and the values read. Rows that changed meanwhile, and all rows if
 * another index took its place, are read again, so the answer reflects a single moment. Rejects with the
 * reason of `gone` once the caller has disconnected.
 */
export const withAppearance = async <Shown extends Shelves, T>(
  showNow: () => Shown,
  queryNow: () => TypedQuery,
  {
    inSlices,
    gone,
    fewAtMost = fewDocuments,
    answer,
  }: Pace & { answer: (shown: Shown, query: TypedQuery) => T },
): Promise<T> => {
  let [looks, look] = [new Set<Appearance>(), { fields: [], values: new Map() } as Appearance];
  try {
    for (;;) {
      const [shown, query] = [showNow(), queryNow()];
      const { index } = shown;
      const { fields, rows } = askedOf(shown, query, fewAtMost);
      if (looks !== index.orders.looks || !isFor(look, fields)) {
        looks.delete(look);
        [looks, look] = [index.orders.looks, { fields, values: new Map() }];
        looks.add(look);
      }
      const left = rows.filter((row) => !look.values.has(row));
      if (left.length <= fewAtMost) return answer({ ...shown, index: { ...index, look } }, query);
      await lookAt(index, look, { rows: left, inSlices, gone });
    }
  } finally {
    looks.delete(look);
  }
};
