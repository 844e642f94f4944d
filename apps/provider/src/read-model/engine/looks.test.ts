import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { arbitraryChange, arbitraryQuery, catalogInMemory, priced, taxed } from './arbitrary-catalog.ts';
import { placeProducts } from '../feed/apply-changes.ts';
import { type CatalogMemory, setProduct, setTaxes } from './catalog-memory.ts';
import type { InSlices } from '@dijla/search-index/core/in-slices';
import { memoryEngine } from './memory-engine.ts';
import type { AppliedFilter, EngineQuery } from '@dijla/search-index/core/search-engine';

const everything: EngineQuery = { applied: [], available: [], sort: [], text: '', from: 0, size: 5 };
const filterBy = (attribute: string, value: unknown, scope: AppliedFilter['scope']): EngineQuery => ({
  ...everything,
  applied: [{ attribute, value, scope }],
});
const facetOf = (field: string): EngineQuery => ({ ...everything, available: [{ field, size: 10 }] });
const sortedBy = (field: string): EngineQuery => ({ ...everything, sort: [{ field, descending: true }] });

const productIn = ({ views: [view] }: CatalogMemory, id: number) => {
  const product = view?.products.get(id);
  if (product === undefined) throw new Error(`There is no product ${id}`);
  return product;
};

/** Processes one item per turn of the event loop. */
const oneATurn = (): { pace: InSlices; worked: () => number } => {
  let worked = 0;
  const pace: InSlices = async (items, work) => {
    for (const item of items) {
      work(item);
      worked += 1;
      await nextTurn();
    }
  };
  return { pace, worked: () => worked };
};

/** A shop of sixty products that reads no documents synchronously. */
const shop = () => {
  const { memory, clock } = catalogInMemory();
  const [view] = memory.views;
  if (view === undefined) throw new Error('A shop has a store view');
  const { pace, worked } = oneATurn();
  const quick = memoryEngine(memory, {
    now: () => clock.now,
    random: () => 0.5,
    inSlices: pace,
    fewDocuments: 0,
  });
  const plain = memoryEngine(memory, { now: () => clock.now, random: () => 0.5, isPlain: true });
  quick.refresh();
  const reads = [vi.spyOn(view.products, 'get'), vi.spyOn(view.products, 'getOnce')];
  const documentsRead = () => reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const ask = (query: EngineQuery, gone?: AbortSignal) => quick.engine.search('iq', 'product', query, gone);
  const wanted = (query: EngineQuery) => plain.engine.search('iq', 'product', query);
  /** The expected answer under the previous taxes. */
  const wantedUnder = (taxes: CatalogMemory['taxes'], query: EngineQuery) => {
    const { heldTaxes } = view;
    view.heldTaxes = taxes;
    try {
      return wanted(query);
    } finally {
      view.heldTaxes = heldTaxes;
    }
  };
  return {
    memory,
    clock,
    engine: quick.engine,
    refresh: quick.refresh,
    renewed: quick.renewed,
    worked,
    documentsRead,
    ask,
    wanted,
    wantedUnder,
  };
};

describe('a search by fields without columns', () => {
  it.each<[string, EngineQuery, number]>([
    ['a facet', facetOf('nobody'), 60],
    ['a filter', filterBy('nobody', 1, 'default'), 0],
    ['a filter of those without', filterBy('nobody', { neq: null }, 'default'), 60],
    ["a facet's filter", filterBy('nobody.deeper', { in: [1] }, 'catalog'), 0],
    ['a sort', sortedBy('nobody'), 60],
    [
      'a filter beside a facet somebody has',
      { ...filterBy('nobody', 1, 'default'), available: [{ field: 'slug', size: 10 }] },
      0,
    ],
  ])('reads no document for %s by what nobody has', async (_, query, total) => {
    const { engine, ask, wanted, documentsRead } = shop();
    const found = await ask(query);
    expect([engine.looksAtMany?.('iq', query), found.total, documentsRead()]).toEqual([false, total, 0]);
    expect(comparableAnswer(found)).toEqual(await wanted(query));
  });

  it.each<[string, EngineQuery]>([
    ['a facet', facetOf('slug')],
    ['a filter', filterBy('slug', { in: ['s7', 's8'] }, 'default')],
    ["a facet's filter", filterBy('meta_title', { neq: 'x' }, 'catalog')],
    ['what hangs on prices', filterBy('tier_prices', { neq: null }, 'default')],
    ['a sort', sortedBy('slug')],
    ['values that are objects', filterBy('extension_attributes', { neq: null }, 'default')],
  ])('lets others have their turns between documents, for %s', async (_, query) => {
    const { engine, ask, wanted, worked } = shop();
    let isFound = false;
    const asked = ask(query).finally(() => (isFound = true));
    const others: number[] = [];
    for (let turn = 0; !isFound; turn += 1) {
      others.push((await engine.search('iq', 'product', filterBy('id', turn, 'default'))).total);
      await nextTurn();
    }
    expect([engine.looksAtMany?.('iq', everything), worked()]).toEqual([false, 60]);
    expect(others.length).toBeGreaterThanOrEqual(60);
    expect(comparableAnswer(await asked)).toEqual(await wanted(query));
  });

  it('looks at those only that pass the other filters, and at few at once', async () => {
    const { engine, ask, worked, documentsRead } = shop();
    const ofThree: EngineQuery = {
      ...facetOf('slug'),
      applied: [{ attribute: 'id', value: [1, 2, 3], scope: 'default' }],
    };
    await ask(ofThree);
    expect([worked(), documentsRead()]).toEqual([3, 3]);
    const { memory, clock } = catalogInMemory();
    expect([
      engine.looksAtMany?.('iq', ofThree),
      memoryEngine(memory, { now: () => clock.now }).engine.looksAtMany?.('iq', ofThree),
    ]).toEqual([true, false]);
  });

  it('leaves off when who asked has gone', async () => {
    const { ask, worked } = shop();
    const leaving = new AbortController();
    const asked = ask(facetOf('slug'), leaving.signal);
    await nextTurn();
    leaving.abort();
    await expect(asked).rejects.toBe(leaving.signal.reason);
    expect(worked()).toBeLessThan(10);
  });

  it.each<[string, EngineQuery, (memory: CatalogMemory) => void]>([
    [
      'a product that is another now',
      facetOf('slug'),
      (memory) => setProduct(memory, 1, { ar: { ...productIn(memory, 2), id: 1, slug: 'another' } }),
    ],
    ['a product that has gone', sortedBy('slug'), (memory) => setProduct(memory, 1, {})],
    [
      'a product that came',
      filterBy('slug', { neq: 'x' }, 'default'),
      (memory) => setProduct(memory, 99, { ar: { ...productIn(memory, 2), id: 99, sku: 'S99' } }),
    ],
    ['prices under new tax rules', facetOf('price_tax'), (memory) => setTaxes(memory, taxed(10))],
  ])('answers of the moment in which it answers: %s while it looks', async (_, query, change) => {
    const { memory, ask, wanted, refresh, renewed } = shop();
    placeProducts(memory, { hot: new Map([1, 2].map((id) => [id, priced])), products: new Map() });
    const found = ask(query).then(async (answer) => [comparableAnswer(answer), await wanted(query)]);
    for (let turn = 0; turn < 30; turn += 1) await nextTurn();
    change(memory);
    refresh();
    await renewed();
    const [told, expected] = await found;
    expect(told).toEqual(expected);
  });

  it('answers as the plain engine does of the moment in which it answers, whatever changes meanwhile, prices under new tax rules too', async () => {
    const field = fc.constantFrom(
      'slug',
      'tier_prices',
      'price_tax',
      'meta_title',
      'configurable_children.status',
      'tax_class_id',
      'name',
    );
    const asked = fc
      .tuple(arbitraryQuery, fc.constantFrom(filterBy, facetOf, sortedBy), field)
      .map(([query, by, name]): EngineQuery => {
        const more = by(name, { neq: 'x' }, 'catalog');
        return {
          ...query,
          applied: [...query.applied, ...more.applied],
          available: [...query.available, ...more.available],
          sort: [...more.sort, ...query.sort],
        };
      });
    const change = fc.tuple(fc.integer({ min: 1, max: 25 }), arbitraryChange);
    const round = fc.tuple(fc.array(change, { maxLength: 6 }), asked, fc.constantFrom(null, null, 5, 10));
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 20, maxLength: 20 }), async (rounds) => {
        const { memory, clock, refresh, ask, wanted, wantedUnder, renewed } = shop();
        for (const [changes, query, rate] of rounds) {
          const before = memory.taxes;
          // New taxes may take effect between the answer and the comparison.
          const found = ask(query).then(async (answer) => ({
            told: comparableAnswer(answer),
            expected: [await wanted(query), await wantedUnder(before, query)],
          }));
          if (rate !== null) setTaxes(memory, taxed(rate));
          for (const [turns, apply] of changes) {
            refresh();
            for (let turn = 0; turn < turns; turn += 1) await nextTurn();
            apply(memory, clock);
          }
          const { told, expected } = await found;
          expect(expected).toContainEqual(told);
          await renewed();
        }
      }),
      { seed: 20_261_121, numRuns: 12, endOnFailure: true },
    );
  }, 60_000);
});
