import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { placeProducts } from '../feed/apply-changes.ts';
import { arbitraryChange, arbitraryQuery, catalogInMemory, priced, taxed } from './arbitrary-catalog.ts';
import { setTaxes } from './catalog-memory.ts';
import type { InSlices } from '@dijla/search-index/core/in-slices';
import { inSlices } from '@dijla/search-index/node/in-slices';
import { memoryEngine } from './memory-engine.ts';
import type { EngineQuery } from '@dijla/search-index/core/search-engine';

describe('indexedProducts', () => {
  it('answers as the plain engine does after 10,000 prices, stocks, products and days put in place one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.array(arbitraryChange, { minLength: 20, maxLength: 20 }),
            arbitraryQuery,
            arbitraryQuery,
          ),
          { minLength: 100, maxLength: 100 },
        ),
        async (rounds) => {
          const { memory, clock } = catalogInMemory();
          const parts = { now: () => clock.now, random: () => 0.5 };
          const [quick, plain] = [
            memoryEngine(memory, parts),
            memoryEngine(memory, { ...parts, isPlain: true }),
          ];
          for (const [changes, ...queries] of rounds) {
            for (const apply of changes) apply(memory, clock);
            for (const each of queries)
              expect(comparableAnswer(await quick.engine.search('iq', 'product', each))).toEqual(
                await plain.engine.search('iq', 'product', each),
              );
          }
        },
      ),
      { seed: 20_261_121, numRuns: 5, endOnFailure: true },
    );
  }, 120_000);
});

/** The buffers behind the arrays of a part. */
const buffersIn = (part: unknown): Set<unknown> => {
  if (ArrayBuffer.isView(part)) return new Set(part.byteLength === 0 ? [] : [part.buffer]);
  return typeof part === 'object' && part !== null
    ? new Set(Object.values(part).flatMap((each) => [...buffersIn(each)]))
    : new Set();
};

/** Does a few items each time it is released. */
const steps = (few: number) => {
  let goOn = (): void => undefined;
  const pace: InSlices = async (items, work) => {
    let place = 0;
    for (const item of items) {
      if (place % few === 0) await new Promise<void>((resolve) => (goOn = resolve));
      place += 1;
      work(item);
    }
  };
  return {
    pace,
    goOn: async (): Promise<void> => {
      goOn();
      await setImmediate();
    },
  };
};

describe('indexedProducts under other tax rules', () => {
  it('answers as the plain engine under the old rules until all of it is made anew, and then as under the new ones, whatever changes meanwhile', async () => {
    const round = fc.tuple(
      fc.array(arbitraryChange, { minLength: 5, maxLength: 5 }),
      arbitraryQuery,
      fc.constantFrom(null, null, null, null, null, null, null, null, null, 5, 10),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 60, maxLength: 60 }), async (rounds) => {
        const [{ memory, clock }, other] = [catalogInMemory(), catalogInMemory()];
        const { pace, goOn } = steps(2);
        let renewals = 0;
        const onRenewed = (): void => {
          renewals += 1;
          setTaxes(other.memory, memory.taxes);
        };
        const quick = memoryEngine(memory, {
          now: () => clock.now,
          random: () => 0.5,
          inSlices: pace,
          onRenewed,
        });
        const plain = memoryEngine(other.memory, { now: () => clock.now, random: () => 0.5, isPlain: true });
        for (const [changes, query, rate] of rounds) {
          for (const apply of changes) [memory, other.memory].forEach((each) => apply(each, clock));
          if (rate !== null) setTaxes(memory, taxed(rate));
          quick.refresh();
          expect(comparableAnswer(await quick.engine.search('iq', 'product', query))).toEqual(
            await plain.engine.search('iq', 'product', query),
          );
          await goOn();
        }
        expect(renewals).toBeGreaterThan(0);
      }),
      { seed: 20_261_121, numRuns: 8, endOnFailure: true },
    );
  }, 120_000);

  it('tells what went wrong while it was made anew, and tries again after a minute', async () => {
    const { memory, clock } = catalogInMemory();
    const onTrouble = vi.fn<(error: unknown) => void>();
    const fault = new Error('no room');
    let attempts = 0;
    const pace: InSlices = async (items, work) => {
      attempts += 1;
      if (attempts === 1) throw fault;
      await inSlices(items, work);
    };
    const { refresh, renewed } = memoryEngine(memory, { now: () => clock.now, inSlices: pace, onTrouble });
    setTaxes(memory, taxed(10));
    const stand: unknown[] = [];
    for (const milliseconds of [0, 59_999, 1]) {
      clock.now += milliseconds;
      refresh();
      await renewed();
      stand.push([attempts, memory.views[0]?.heldTaxes === undefined]);
    }
    // The third call shares equal parts after the second, successful attempt.
    expect([stand, onTrouble.mock.calls]).toEqual([
      [
        [1, false],
        [1, false],
        [3, true],
      ],
      [[fault]],
    ]);
  });

  it('leaves off when it is closed', async () => {
    const { memory, clock } = catalogInMemory();
    const { pace, goOn } = steps(2);
    const onRenewed = vi.fn<() => void>();
    const { refresh, renewed, close } = memoryEngine(memory, {
      now: () => clock.now,
      inSlices: pace,
      onRenewed,
    });
    setTaxes(memory, taxed(10));
    refresh();
    await setImmediate();
    close();
    await goOn();
    await renewed();
    expect(onRenewed).not.toHaveBeenCalled();
  });

  it('shares between store views afterwards what it shared before, one kind after the other', async () => {
    const { memory, clock } = catalogInMemory(2);
    const { pace, goOn } = steps(1);
    const engine = memoryEngine(memory, { now: () => clock.now, inSlices: pace });
    const sharedParts = (): string[] => {
      const [parts = new Map(), others = new Map()] = [...(engine.stored() ?? [])].map(
        (each) =>
          new Map(Array.from(each, ([name, part]) => [name.replace(/^index \w+/, ''), buffersIn(part)])),
      );
      return [...parts].flatMap(([name, buffers]) =>
        buffers.isDisjointFrom(others.get(name) ?? new Set()) ? [] : [name],
      );
    };
    engine.complete();
    const before = sharedParts();
    expect(before).toEqual(expect.arrayContaining([' key sku', ' field status', ' instant created_at']));
    setTaxes(memory, taxed(10));
    engine.refresh();
    let isRenewed = false;
    const renewed = engine.renewed().then(() => (isRenewed = true));
    const seen = new Set<number>();
    while (!isRenewed) {
      await goOn();
      if (engine.stored() !== undefined) seen.add(sharedParts().length);
    }
    await renewed;
    expect(sharedParts()).toEqual(before);
    expect([seen.has(0), seen.size > 4]).toEqual([true, true]);
  });

  it.each<[string, InSlices]>([
    ['at once', inSlices],
    [
      'one by one',
      async (items, work) => {
        for (const item of items) {
          work(item);
          await setImmediate();
        }
      },
    ],
  ])('shows what it found before as it is after, when it is made anew %s', async (_, pace) => {
    const { memory, clock } = catalogInMemory();
    placeProducts(memory, { hot: new Map([[1, priced]]), products: new Map() });
    const onTrouble = vi.fn<(error: unknown) => void>();
    const { engine, refresh, renewed } = memoryEngine(memory, {
      now: () => clock.now,
      inSlices: pace,
      onTrouble,
    });
    const find = async () =>
      (
        await engine.search('iq', 'product', {
          applied: [{ attribute: 'id', value: 1, scope: 'default' }],
          available: [],
          sort: [],
          text: '',
          from: 0,
          size: 1,
        })
      ).hits[0];
    setTaxes(memory, taxed(10));
    refresh();
    const foundBefore = await find();
    await renewed();
    expect([
      foundBefore?.document['final_price_tax'],
      (await find())?.document['final_price_tax'],
      onTrouble.mock.calls,
    ]).toEqual([1000, 1000, []]);
  });
});

describe('indexedProducts with attributes that become filters', () => {
  const every: EngineQuery = {
    applied: [],
    available: [{ field: '*', size: 100 }],
    sort: [],
    text: '',
    from: 0,
    size: 1,
  };

  it('answers without them until their columns are filled bit by bit, and then as the plain engine, whatever changes meanwhile', async () => {
    const round = fc.array(arbitraryChange, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(round, { minLength: 12, maxLength: 12 }),
        fc.array(arbitraryQuery, { minLength: 8, maxLength: 8 }),
        async (rounds, queries) => {
          const { memory, clock } = catalogInMemory();
          const attributes = memory.views[0]?.attributes ?? new Map();
          const added = [...attributes];
          attributes.clear();
          const { pace, goOn } = steps(13);
          const quick = memoryEngine(memory, {
            now: () => clock.now,
            random: () => 0.5,
            inSlices: pace,
            fewAtMost: 0,
          });
          const plain = memoryEngine(memory, { now: () => clock.now, random: () => 0.5, isPlain: true });
          quick.refresh();
          for (const [id, attribute] of added) attributes.set(id, attribute);
          expect(comparableAnswer(await quick.engine.search('iq', 'product', every)).attributes).toEqual([]);
          for (const changes of rounds) {
            for (const apply of changes) apply(memory, clock);
            await goOn();
            quick.refresh();
          }
          await quick.renewed();
          for (const query of [every, ...queries])
            expect(comparableAnswer(await quick.engine.search('iq', 'product', query))).toEqual(
              await plain.engine.search('iq', 'product', query),
            );
        },
      ),
      { seed: 20_261_121, numRuns: 10, endOnFailure: true },
    );
  }, 120_000);
});
