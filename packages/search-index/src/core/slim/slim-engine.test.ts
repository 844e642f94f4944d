import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSlices } from '../../node/in-slices.ts';
import { definitions, product, query } from '../../testing/arbitrary-products.ts';
import { comparableAnswer } from '../comparable-answer.ts';
import { scanEngineOf } from '../scan/scan-engine.ts';
import type { Document } from '../search-engine.ts';
import { noWords } from '../words/search-words.ts';
import { packedTable, type PackedTable, unpackedTable } from './packed-table.ts';
import { type SlimCatalog, type SlimChanges, slimForm } from './slim-catalog.ts';
import { nestedMembers, slimDocument } from './slim-document.ts';
import { slimEngineOf } from './slim-engine.ts';
import { unitedChanges } from './united-changes.ts';

const version = { position: 1, at: 1 };
const slim = slimDocument(definitions);
const packed = (documents: readonly Document[]): PackedTable =>
  JSON.parse(JSON.stringify(packedTable(documents.map(slim), nestedMembers))) as PackedTable;

const catalogOf = (documents: readonly Document[]): SlimCatalog => ({
  form: slimForm,
  version,
  products: packed(documents),
  categories: [],
  attributes: definitions,
  words: noWords,
  price_steps: [0, 30, 60, 90],
  locale: 'en',
});
const changesOf = (documents: readonly Document[], gone: readonly number[] = []): SlimChanges => ({
  form: slimForm,
  version,
  products: packed(documents),
  gone,
});

/** What listings ask: arbitrary queries also sort and filter by members that the slim catalogue leaves out. */
const listing = query.filter(({ applied, available, sort }) =>
  [...applied.map(({ attribute }) => attribute), ...available, ...sort].every(
    (each) =>
      !['hidden', 'category.name.keyword', 'stock.qty', 'random'].includes(
        typeof each === 'string' ? each : each.field,
      ),
  ),
);

const byId = (documents: readonly Document[]): Map<number, Document> =>
  new Map(documents.map((document) => [Number(document['id']), document]));
const inOrder = (documents: ReadonlyMap<number, Document>): Document[] =>
  [...documents.values()].toSorted((one, other) => Number(one['id']) - Number(other['id']));

/** The plain engine over the same products, as the oracle. */
const oracleOf = (documents: readonly Document[]) =>
  scanEngineOf({
    documents: (_, entity) =>
      entity === 'product' ? unpackedTable(packed(documents)) : entity === 'attribute' ? definitions : [],
    priceSteps: () => [0, 30, 60, 90],
    compareNames: () => new Intl.Collator('en', { numeric: true }).compare,
    random: () => 0.5,
  });

describe('slimEngineOf', () => {
  it('answers listings of a catalogue and what changed of it as the plain engine does, from a stored index too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { maxLength: 30 }),
        fc.array(product, { maxLength: 5 }),
        fc.array(product, { maxLength: 5 }),
        fc.array(listing, { minLength: 5, maxLength: 5 }),
        // oxlint-disable-next-line max-params -- one for each arbitrary
        async (before, first, second, queries) => {
          const whole = inOrder(byId(before));
          const [gone] = whole.map(({ id }) => Number(id));
          const removed = gone === undefined ? [] : [gone];
          const now = byId([...whole, ...inOrder(byId(first))]);
          removed.forEach((id) => now.delete(id));
          for (const [id, document] of byId(second)) now.set(id, document);
          const changes = unitedChanges(
            changesOf(
              inOrder(byId(first)).filter(({ id }) => id !== gone),
              removed,
            ),
            changesOf(inOrder(byId(second))),
          );
          const catalog = catalogOf(whole);
          const { engine, parts } = await slimEngineOf({ catalog, changes, stored: null, inSlices });
          const stored = structuredClone(parts());
          const { engine: again } = await slimEngineOf({ catalog, changes, stored, inSlices });
          const oracle = oracleOf(inOrder(now));
          for (const asked of queries) {
            const expected = comparableAnswer(await oracle.search('slim', 'product', asked));
            expect(comparableAnswer(await engine.search('slim', 'product', asked))).toEqual(expected);
            expect(comparableAnswer(await again.search('slim', 'product', asked))).toEqual(expected);
          }
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
