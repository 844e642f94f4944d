import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import { aBatch, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordChanges, saveCatalog } from '../../modules/catalog/catalog.ts';
import { loadStoreViews } from '../../modules/store-views/store-views.ts';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { readChanges, readProductIds } from '../engine/catalog-rows.ts';
import type { ChangedEntity } from './changed-entities.ts';
import { changesInSteps } from './changes-in-steps.ts';
import { loadMemory } from '../engine/load-memory.ts';
import { type Engine, memoryEngine } from '../engine/memory-engine.ts';

const { db, pool } = await testDatabase();
const author = { actor: 'test', requestId: 'request-1' };
const now = Date.parse('2026-11-20T00:00:00Z');
const stores = await loadStoreViews(db);

const parts = Array.from({ length: 440 }, (_, place) => `CUP-${place}`);
const sets = Array.from({ length: parts.length / 4 }, (_, place) =>
  aProduct(`SET-${place}`, {
    type: 'grouped',
    prices: [],
    members: parts.slice(place * 4, place * 4 + 4).map((sku) => ({ sku, qty: 1 })),
  }),
);
await inTransaction(db, (transaction) =>
  saveCatalog(transaction, aBatch({ products: [...parts.map((sku) => aProduct(sku)), ...sets] }), {
    ...author,
    now,
  }),
);
const ids = (await readProductIds(db)).slice(0, parts.length);

type Written = { kind: 'stock' | 'price'; places: readonly number[]; value: number };

const write = ({ kind, places, value }: Written): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const written = places.flatMap((place) => ids[place] ?? []);
    await (
      kind === 'stock'
        ? sql`update stock_level set qty = ${value} where product_id = any(${written})`
        : sql`update price set amount = ${value} where product_id = any(${written})`
    ).execute(transaction);
    await recordChanges(
      transaction,
      written.map((entity_id) => ({ entity: 'product', entity_id, kind })),
      author,
    );
  });

const everyPlace = ids.map((_, place) => place);
const kind = fc.constantFrom<Written['kind']>('stock', 'price');
const value = fc.integer({ min: 0, max: 9 });
const few = fc.record({
  kind,
  value,
  places: fc.uniqueArray(fc.integer({ min: 0, max: ids.length - 1 }), { minLength: 1, maxLength: 3 }),
});
const many = fc.record({ kind, value, places: fc.constantFrom(everyPlace, everyPlace.slice(100)) });

/** The stored rows of every product, and all products listed by price. */
const toldBy = async ({ hot }: CatalogMemory, { engine }: Engine) => {
  const query = {
    applied: [{ attribute: 'stock.is_in_stock', value: 1, scope: 'default' as const }],
    available: [{ field: 'price', size: 100 }],
    sort: [{ field: 'price', descending: false }],
    text: '',
    from: 0,
    size: 48,
  };
  return [
    ids.map((id) => [hot.stock.get(id), hot.prices.get(id)]),
    ...(await Promise.all(
      stores.map(async ({ index_name }) =>
        comparableAnswer(await engine.search(index_name, 'product', query)),
      ),
    )),
  ];
};

describe('changesInSteps', () => {
  it('lets changes of few overtake what is left of changes of many, and of each product the last state wins', async () => {
    const loaded = await loadMemory(db, stores);
    const { memory } = loaded;
    let { position } = loaded;
    const followed = memoryEngine(memory, { now: () => now });
    followed.refresh();
    await fc.assert(
      fc.asyncProperty(
        fc.array(many, { minLength: 1, maxLength: 2 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.oneof({ weight: 4, arbitrary: few }, many)), {
          minLength: 1,
          maxLength: 4,
        }),
        async (bursts, given) => {
          const noted: ChangedEntity[] = [];
          const inPlace: number[] = [];
          const steps = changesInSteps({ db, memory, now: () => now }, async (changed) => {
            noted.push(...changed);
            await followed.engine.apply({});
          });
          const readOn = async (): Promise<void> => {
            await transactionsEnded(db);
            const { horizon, rows } = await readChanges(db, position);
            position = Math.max(position, horizon);
            await steps.take(rows, () => inPlace.push(horizon));
          };
          for (const burst of bursts) await write(burst);
          await readOn();
          for (const [after, written] of given) {
            let left = after;
            await steps.goOn(() => (left -= 1) <= 0);
            await write(written);
            noted.length = 0;
            await readOn();
            const overtaking = written.places.length > 3 ? [] : written.places.map((place) => ids[place]);
            expect(noted.map(({ id }) => id)).toEqual(expect.arrayContaining(overtaking));
          }
          await steps.goOn(() => false);
          expect([steps.isAllTaken(), inPlace]).toEqual([
            true,
            inPlace.toSorted((one, other) => one - other),
          ]);
          expect(inPlace.at(-1)).toBe(position);
          const fresh = await loadMemory(db, stores);
          expect(await toldBy(memory, followed)).toEqual(
            await toldBy(fresh.memory, memoryEngine(fresh.memory, { now: () => now, isPlain: true })),
          );
        },
      ),
      { seed: 20_261_122, numRuns: 12, endOnFailure: true },
    );
  }, 120_000);

  it('has the database read what comes next, the next step or who overtakes, while a step is put in place', async () => {
    const { memory, position } = await loadMemory(db, stores);
    let sent = 0;
    const sentWhenPlaced: number[] = [];
    const steps = changesInSteps({ db, memory, now: () => now }, async () => void sentWhenPlaced.push(sent));
    await write({ kind: 'stock', places: everyPlace, value: 1 });
    await transactionsEnded(db);
    const { rows } = await readChanges(db, position);
    await steps.take(rows, () => undefined);
    const count = (): number => (sent += 1);
    pool.on('acquire', count);
    let overtaking: Promise<unknown> = Promise.resolve();
    let left = 2;
    await steps.goOn(() => {
      left -= 1;
      if (left === 0) overtaking = sql`select 1`.execute(db);
      return left === 0;
    });
    await overtaking;
    await steps.goOn(() => false);
    pool.off('acquire', count);
    expect([steps.isAllTaken(), sentWhenPlaced]).toEqual([true, [2, 3, 4]]);
  });

  it('comes to the end of a burst, however often others overtake it', async () => {
    const { memory, position } = await loadMemory(db, stores);
    const at = { read: position, placed: position };
    const steps = changesInSteps({ db, memory, now: () => now }, async () => undefined);
    const burst = { kind: 'stock', places: everyPlace, value: 1 } as const;
    for (let round = 0; round <= everyPlace.length / 100; round += 1) {
      await write(round === 0 ? burst : { ...burst, places: [round] });
      await transactionsEnded(db);
      const { horizon, rows } = await readChanges(db, at.read);
      at.read = horizon;
      await steps.take(rows, () => (at.placed = horizon));
      await steps.goOn(() => true);
    }
    expect([steps.isAllTaken(), at.placed]).toEqual([true, at.read]);
  });
});
