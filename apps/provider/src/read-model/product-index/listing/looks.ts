import { facetField } from '../../scan/catalog-filters.ts';
import { fieldReaderOf } from '../../scan/field-values.ts';
import { everyAttribute } from '../../scan/occurring-attributes.ts';
import type { EngineQuery } from '../../engine/search-engine.ts';
import type { InSlices } from '../../feed/in-slices.ts';
import { beginAnswer } from './answer-memory.ts';
import { type Bits, rowsOf } from '../columns/bits.ts';
import type { ProductIndex } from '../product-index.ts';
import { rowsByColumns } from './row-filters.ts';
import { documentsFor } from '../columns/row-reader.ts';
import { rowsWithText } from '../texts/rows-with-text.ts';
import { isLookedUp, tellingKeys } from '../texts/sought-fields.ts';

/** What was read for one search of fields without columns: by row the values of each. A row that changes is forgotten here. */
export type Appearance = { fields: readonly string[]; values: Map<number, readonly (readonly unknown[])[]> };

/** So few documents are looked at where they are asked for. */
const fewDocuments = 100;

type Pace = {
  inSlices: InSlices;
  /** Who asked has gone. */ gone?: AbortSignal | undefined;
  fewAtMost?: number | undefined;
};

/** What a sort reads of documents, and whether of all: an order is made of all rows and kept. Nothing where it is known, but for a few rows. */
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

/** Rows of which documents are looked at, and for which fields. */
type Asked = { fields: readonly string[]; rows: Int32Array };

const noRows = new Int32Array(0);

const rowsAsked = (index: ProductIndex, { applied, text }: EngineQuery): Bits => {
  beginAnswer();
  const rows = rowsByColumns(index, applied);
  return text === '' ? rows : rowsWithText(index, rows, text).candidates;
};

const askedOf = (index: ProductIndex, query: EngineQuery, fewAtMost: number): Asked => {
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
  return { fields, rows: rowsOf(sorted.ofAll ? index.alive : rowsAsked(index, query)) };
};

const nothing: readonly unknown[] = [];
/** Filters, counts and orders ask of what is no single value only whether it is there. */
const something = Object.freeze({});

const told = (values: readonly unknown[]): readonly unknown[] =>
  values.length === 0
    ? nothing
    : [...new Set(values.map((value) => (typeof value === 'object' ? something : value)))];

const untilGone = function* <T>(items: Iterable<T>, gone: AbortSignal | undefined): Generator<T> {
  for (const item of items) {
    if (gone?.aborted === true) return;
    yield item;
  }
};

/** Whether columns tell all that a search asks, as they do of nearly every one. */
const isToldByColumns = (index: ProductIndex, { applied, available, sort }: EngineQuery): boolean =>
  applied.every(({ attribute }) => !isLookedUp(index, facetField(attribute))) &&
  available.every(({ field }) => field === everyAttribute || !isLookedUp(index, facetField(field))) &&
  sort.every(({ field }) => field === 'random' || !isLookedUp(index, facetField(field)));

/** Whether a search looks at so many documents that others should have their turns meanwhile. */
export const looksAtMany = (index: ProductIndex, query: EngineQuery, fewAtMost = fewDocuments): boolean =>
  !isToldByColumns(index, query) && askedOf(index, query, fewAtMost).rows.length > fewAtMost;

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
      readers.map((read) => told(read(document))),
    );
  });
  gone?.throwIfAborted();
};

const isFor = (look: Appearance, fields: readonly string[]): boolean =>
  look.fields.length === fields.length && look.fields.every((field, place) => field === fields[place]);

/**
 * Reads of documents what a search asks and no column tells, while others have their turns, and then makes the answer at once, of what is shown by
 * then with an index that knows what was read. Rows that changed meanwhile, and all where another index took its place, are read again: the answer is
 * of one moment. Fails as `gone` says once who asked has gone.
 */
export const withAppearance = async <Shown extends { index: ProductIndex }, T>(
  showNow: () => Shown,
  query: EngineQuery,
  { inSlices, gone, fewAtMost = fewDocuments, answer }: Pace & { answer: (shown: Shown) => T },
): Promise<T> => {
  let [looks, look] = [new Set<Appearance>(), { fields: [], values: new Map() } as Appearance];
  try {
    for (;;) {
      const shown = showNow();
      const { index } = shown;
      const { fields, rows } = askedOf(index, query, fewAtMost);
      if (looks !== index.orders.looks || !isFor(look, fields)) {
        looks.delete(look);
        [looks, look] = [index.orders.looks, { fields, values: new Map() }];
        looks.add(look);
      }
      const left = rows.filter((row) => !look.values.has(row));
      if (left.length <= fewAtMost) return answer({ ...shown, index: { ...index, look } });
      await lookAt(index, look, { rows: left, inSlices, gone });
    }
  } finally {
    looks.delete(look);
  }
};
