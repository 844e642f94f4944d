import { comparableAnswer } from '../comparable-answer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSlices } from '../../node/in-slices.ts';
import {
  definitions as usual,
  type Listed,
  listed,
  oddProduct,
  product,
  query,
} from '../../testing/arbitrary-products.ts';
import { scanEngineOf, type ScanSource } from '../scan/scan-engine.ts';
import type { AppliedFilter, Document, EngineQuery, SearchEngine } from '../search-engine.ts';
import { indexEngineOf } from './index-engine.ts';
import { type DocumentOf, emptyIndex } from './product-index.ts';
import { addColumns, putProduct, removeProduct } from './put-products.ts';
import { rowsOf } from './columns/bits.ts';
import { shareEqual } from './columns/share-equal.ts';
import { indexFrom, storedParts } from './stored/stored-index.ts';

const columned = [
  'status',
  'visibility',
  'category_ids',
  'type_id',
  'final_price',
  'number_of_sales',
  'stock.is_in_stock',
  'label',
];
const sparse = ['color', 'size', 'fit'];

/** A shop of documents by id, searched by both engines. */
const shopOf = (definitions: readonly Document[] = usual) => {
  const documents = new Map<number, Listed>();
  const shown = ({ document, prices }: Listed, priceList: string | undefined): Document => ({
    ...document,
    ...(priceList === undefined ? {} : prices[priceList]),
  });
  const documentOf: DocumentOf = (id, { priceList }) =>
    shown(documents.get(id) ?? { document: {}, prices: {} }, priceList);
  let index = emptyIndex(documentOf, 8, {
    keys: ['sku', 'configurable_children.sku'],
    instants: ['updated_at'],
  });
  addColumns(index, columned);
  addColumns(index, sparse, 'sparse');
  const source: ScanSource = {
    documents: (_, entity, { priceList }) =>
      entity === 'category'
        ? []
        : entity === 'attribute'
          ? definitions
          : [...documents.values()]
              .map((each) => shown(each, priceList))
              .toSorted((one, other) => Number(one['id']) - Number(other['id'])),
    priceSteps: () => [0, 30, 60, 90],
    compareNames: () => new Intl.Collator('en', { numeric: true }).compare,
    random: () => 0.5,
  };
  const plain = scanEngineOf(source);
  const quick = indexEngineOf({
    ...source,
    inSlices,
    plain,
    productsOf: () => index,
    definitions: () => definitions,
    categories: () => [],
    fewAtMost: 8,
  });
  const put = (listed: Listed): void => {
    const { document, prices } = listed;
    documents.set(Number(document['id']), listed);
    putProduct(
      index,
      document,
      new Map(Object.keys(prices).map((priceList) => [priceList, shown(listed, priceList)])),
    );
  };
  const remove = (id: number): void => {
    documents.delete(id);
    removeProduct(index, id);
  };
  const ask = async (queries: readonly EngineQuery[]) => {
    const answersOf = (engine: SearchEngine) =>
      Promise.all(
        queries.map(async (query) => comparableAnswer(await engine.search('iq', 'product', query))),
      );
    return { expected: await answersOf(plain), found: await answersOf(quick) };
  };
  const storeAndRead = (): void => {
    const parts = new Map(storedParts(index).map(([name, part]) => [name, structuredClone(part)]));
    index = indexFrom(documentOf, (name) => parts.get(name));
  };
  /**
   * Makes a second index of the same products, as for another store view, share arrays with the first, and
   * then removes its products.
   */
  const shareAndLeave = (): void => {
    const parts = new Map(storedParts(index).map(([name, part]) => [name, structuredClone(part)]));
    const other = indexFrom(documentOf, (name) => parts.get(name));
    shareEqual([index, other].map((each) => ({ index: each, instants: [] })));
    for (const row of rowsOf(other.alive)) removeProduct(other, other.ids[row] ?? 0);
  };
  return { put, remove, ask, storeAndRead, shareAndLeave };
};

const seeded = { seed: 20_261_121 };

describe('indexEngineOf', () => {
  it('answers 2,400 random queries over random products, under any price list, as the plain engine does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listed(product), { maxLength: 60, size: 'max' }),
        fc.array(query, { minLength: 20, maxLength: 20 }),
        async (products, queries) => {
          const { put, ask } = shopOf();
          products.forEach(put);
          const { expected, found } = await ask(queries);
          expect(found).toEqual(expected);
        },
      ),
      { ...seeded, numRuns: 120 },
    );
  }, 120_000);

  it('tells of more attributes than it counts at once as the plain engine does: the first, and those that are filtered by', async () => {
    const many = Array.from({ length: 130 }, (_, place): Document => ({
      id: place,
      attribute_code: `a${place}`,
      position: place,
      is_filterable: true,
      options: [{ value: '1' }, { value: '2' }],
    }));
    const { put, ask } = shopOf(many);
    for (const id of [1, 2, 3])
      put({
        document: {
          id,
          type_id: 'simple',
          ...Object.fromEntries(many.map((_, place) => [`a${place}`, 1 + ((place + id) % 2)])),
        },
        prices: {},
      });
    const applied = [[], ['a7'], ['a120'], ['a120', 'a101'], ['a101', 'a120'], ['nothing']].map((codes) =>
      codes.map((attribute): AppliedFilter => ({ attribute, value: { in: [1] }, scope: 'catalog' })),
    );
    const asked = ['', '', 'nothing'].flatMap((text) =>
      applied.map((each): EngineQuery => ({
        applied: each,
        available: [{ field: '*', size: 10 }],
        sort: [],
        text,
        from: 0,
        size: 5,
      })),
    );
    const { expected, found } = await ask(asked);
    expect(found).toEqual(expected);
    expect(JSON.stringify(found[3])).toContain('"a101"');
  });

  it('answers as the plain engine does over values of several kinds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listed(fc.oneof(product, oddProduct)), { maxLength: 40 }),
        fc.array(query, { minLength: 10, maxLength: 10 }),
        async (products, queries) => {
          const { put, ask } = shopOf();
          products.forEach(put);
          const { expected, found } = await ask(queries);
          expect(found).toEqual(expected);
        },
      ),
      { ...seeded, numRuns: 60 },
    );
  }, 120_000);

  it('answers as the plain engine does after 10,000 random changes, additions and removals, a few at a time, stored and read again or shared with another index now and then', async () => {
    const id = fc.integer({ min: 1, max: 160 });
    const change = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(id, listed(product)).map(([given, { document, ...rest }]): Listed => ({
          ...rest,
          document: { ...document, id: given },
        })),
      },
      id,
    );
    const round = fc.tuple(
      fc.array(change, { minLength: 11, maxLength: 11 }),
      query,
      fc.integer({ min: 0, max: 9 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 200, maxLength: 200 }),
        fc.array(round, { minLength: 140, maxLength: 140 }),
        async (first, rounds) => {
          const { put, remove, ask, storeAndRead, shareAndLeave } = shopOf();
          const apply = (each: Listed | number): void =>
            typeof each === 'number' ? remove(each) : put(each);
          first.forEach(apply);
          const [[, always] = []] = rounds;
          let before: EngineQuery[] = [];
          for (const [changes, asked, chance] of rounds) {
            changes.forEach(apply);
            if (chance === 0) storeAndRead();
            if (chance === 1) shareAndLeave();
            // Repeating an earlier query must return current results.
            const { expected, found } = await ask([
              asked,
              ...before,
              ...(always === undefined ? [] : [always]),
            ]);
            expect(found).toEqual(expected);
            before = [asked];
          }
        },
      ),
      { ...seeded, numRuns: 6, endOnFailure: true },
    );
  }, 120_000);
});
