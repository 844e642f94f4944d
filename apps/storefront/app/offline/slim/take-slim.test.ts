import { packedTable } from '@dijla/search-index/core/slim/packed-table';
import { type SlimCatalog, type SlimChanges, slimForm } from '@dijla/search-index/core/slim/slim-catalog';
import { noWords } from '@dijla/search-index/core/words/search-words';
import { describe, expect, it } from 'vitest';
import type { KeptSlim } from './slim-store.ts';
import { takeSlim } from './take-slim.ts';

const version = (position: number) => ({ position, at: position * 1000 });
const whole = (position: number, form = slimForm): SlimCatalog => ({
  form,
  version: version(position),
  products: packedTable([{ id: 1, sku: 'A' }]),
  categories: [],
  attributes: [],
  words: noWords,
  price_steps: [0],
  locale: 'en',
});
const changes = (position: number, ids: readonly number[]): SlimChanges => ({
  form: slimForm,
  version: version(position),
  products: packedTable(ids.map((id) => ({ id }))),
  gone: [],
});

const device = (kept: KeptSlim | null, answers: readonly object[]) => {
  const world = { kept, asked: [] as string[] };
  const left = [...answers];
  const store = {
    version: async () => (world.kept === null ? null : (world.kept.changes ?? world.kept.whole)),
    read: async () => world.kept,
    writeWhole: async (_: string, taken: SlimCatalog) => void (world.kept = { whole: taken, changes: null }),
    writeChanges: async (_: string, taken: SlimChanges) => {
      if (world.kept !== null) world.kept = { ...world.kept, changes: taken };
    },
  };
  const ask = async (address: string) => {
    world.asked.push(new URL(address, 'https://shop.test').search);
    return Response.json(left.shift() ?? {}, { status: answers.length === 0 ? 503 : 200 });
  };
  return { world, take: () => takeSlim({ store, fetch: ask }, 'en') };
};

describe('takeSlim', () => {
  it('takes the whole first, then what changed since, step upon step', async () => {
    const { world, take } = device(null, [
      { whole: whole(5) },
      { changes: changes(6, [2]) },
      { changes: changes(8, [2, 3]) },
    ]);
    await take();
    await take();
    await take();
    expect(world.asked).toEqual([
      '?storeCode=en',
      '?storeCode=en&form=1&position=5&at=5000',
      '?storeCode=en&form=1&position=6&at=6000',
    ]);
    expect(world.kept).toMatchObject({ whole: { version: version(5) }, changes: { version: version(8) } });
    expect(world.kept?.changes?.products.size).toBe(2);
  });

  it('takes the whole again where the provider gives it, and for one of another form', async () => {
    const { world, take } = device({ whole: whole(5), changes: changes(6, [2]) }, [{ whole: whole(9) }]);
    await take();
    expect(world.kept).toEqual({ whole: whole(9), changes: null });
    const old = device({ whole: whole(5, slimForm + 1), changes: null }, [{ whole: whole(7) }]);
    await old.take();
    expect(old.world.asked).toEqual(['?storeCode=en']);
  });

  it('keeps what there is when nothing comes', async () => {
    const { world, take } = device({ whole: whole(5), changes: null }, []);
    await expect(take()).rejects.toThrow('503');
    expect(world.kept).toEqual({ whole: whole(5), changes: null });
  });
});
