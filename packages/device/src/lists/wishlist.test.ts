import type { ProductOption } from '@dijla/contract/client';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { queueLocks } from '../platform/browser-locks.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import type { ListState } from './list-keeper.ts';
import { wishKey } from './wish-key.ts';
import { wishlistKeeper } from './wishlist.ts';
import type { DeviceWish } from './lists-collection.ts';

type Fate = 'answered' | 'cut-before' | 'cut-after';
type Row = { item_id: number; sku: string; product_option: ProductOption | null; comment: string | null };
type Sent = {
  act: 'add' | 'remove' | 'comment';
  sku: string;
  product_option?: ProductOption | null;
  item_id?: number;
  comment?: string;
  note?: string;
};

/** A provider with the wishlists of customers, which loses requests and answers as it is told. */
const testWishlists = () => {
  const lists = new Map<number, Row[]>();
  const fates: Fate[] = [];
  const refusing: string[] = [];
  let made = 1000;
  const applied = (rows: Row[], { act, sku, product_option = null, item_id, comment, note }: Sent): Row[] => {
    const isSame = (row: Row) => wishKey(row.sku, row.product_option) === wishKey(sku, product_option);
    if (act === 'remove')
      return rows.filter((row) => (item_id === undefined ? !isSame(row) : row.item_id !== item_id));
    if (act === 'comment')
      return rows.map((row) =>
        isSame(row) ? { ...row, comment: note === '' ? null : (note ?? null) } : row,
      );
    if (rows.some(isSame)) return rows;
    made += 1;
    return [{ item_id: made, sku, product_option, comment: comment ?? null }, ...rows];
  };
  const client = (customer: () => number | null) =>
    (async (_: string, { body }: { body?: { changes: Sent[] } } = {}) => {
      const id = customer();
      const fate = fates.shift() ?? 'answered';
      if (fate === 'cut-before') throw new TypeError('Failed to fetch');
      if (id === null) return { ok: false, status: 401, result: '' };
      const changes = body?.changes ?? [];
      const refused = changes.find(({ act, sku }) => act === 'add' && refusing.includes(sku));
      if (refused !== undefined) return { ok: false, status: 400, result: { errorMessage: 'Full.' } };
      const rows = changes.reduce(applied, lists.get(id) ?? []);
      lists.set(id, rows);
      if (fate === 'cut-after') throw new TypeError('The connection was lost');
      return { ok: true, result: rows, meta: undefined };
    }) as never;
  return { lists, fates, refusing, client };
};

/** A device with one or more tabs, as one storage. */
const testDevice = (provider: ReturnType<typeof testWishlists>, name: string) => {
  const storage = memoryStorage();
  const world = { customer: null as number | null };
  const withLock = queueLocks();
  const refusals: string[] = [];
  let made = 0;
  const open = () => {
    const state = createStore<ListState<DeviceWish>>(() => ({ ready: false, entries: [] }));
    const keeper = wishlistKeeper({
      client: provider.client(() => world.customer),
      storage,
      store: () => 'ar',
      state,
      place: { withLock, newId: () => `${name}-${(made += 1)}` },
      customer: async () => world.customer,
      onRefused: (text) => refusals.push(text),
      tellOthers: () => undefined,
    });
    const skus = () => state.getState().entries.map(({ sku }) => sku);
    return { ...keeper, state, skus };
  };
  return { storage, world, refusals, open };
};

const wishOf = (sku: string, product_option: ProductOption | null = null): DeviceWish => ({
  key: wishKey(sku, product_option),
  sku,
  product_option,
  comment: null,
  item_id: null,
  product: { sku, name: sku, lang: null, urlPath: sku.toLowerCase(), picture: null },
});
const black = (value: string | number): ProductOption => ({
  extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: value }] },
});

describe('the wishlist', () => {
  it('keeps a guest’s wishes on the device, and asks the provider nothing', async () => {
    const provider = testWishlists();
    const { open } = testDevice(provider, 'phone');
    const tab = open();
    await tab.change(wishOf('A'));
    await tab.change(wishOf('B'));
    await tab.change(wishOf('A'), true);
    await tab.sync();
    expect([tab.skus(), provider.lists.size]).toEqual([['B'], 0]);
  });

  it('brings a guest’s wishes to the account, what is on both once', async () => {
    const provider = testWishlists();
    provider.lists.set(7, [{ item_id: 1, sku: 'B', product_option: null, comment: 'for Noor' }]);
    const { open, world } = testDevice(provider, 'phone');
    const tab = open();
    await tab.change(wishOf('A'));
    await tab.change(wishOf('B'));
    world.customer = 7;
    await tab.sync();
    await tab.sync();
    expect(provider.lists.get(7)?.map(({ sku, comment }) => [sku, comment])).toEqual([
      ['A', null],
      ['B', 'for Noor'],
    ]);
    expect(tab.skus()).toEqual(['A', 'B']);
  });

  it('takes ids as text and as numbers for the same options', async () => {
    const provider = testWishlists();
    const { open, world } = testDevice(provider, 'phone');
    world.customer = 7;
    provider.lists.set(7, [{ item_id: 1, sku: 'T', product_option: black('49'), comment: null }]);
    const tab = open();
    await tab.change(wishOf('T', black(49)));
    await tab.sync();
    expect([provider.lists.get(7)?.length, tab.skus()]).toEqual([1, ['T']]);
  });

  it('lesson 02: what was removed while its addition had no answer does not come back', async () => {
    const provider = testWishlists();
    const { open, world } = testDevice(provider, 'phone');
    world.customer = 7;
    const tab = open();
    await tab.change(wishOf('A'));
    provider.fates.push('cut-after');
    await tab.sync();
    await tab.change(wishOf('A'), true);
    await tab.sync();
    expect([provider.lists.get(7), tab.skus()]).toEqual([[], []]);
  });

  it('does not remove what another device has added since', async () => {
    const provider = testWishlists();
    provider.lists.set(7, [{ item_id: 1, sku: 'A', product_option: null, comment: null }]);
    const { open, world } = testDevice(provider, 'phone');
    world.customer = 7;
    const tab = open();
    await tab.sync();
    await tab.change(wishOf('A'), true);
    provider.lists.set(7, [{ item_id: 2, sku: 'A', product_option: null, comment: null }]);
    await tab.sync();
    expect([provider.lists.get(7)?.length, tab.skus()]).toEqual([1, ['A']]);
  });

  it('undoes what the provider refuses, and says its words', async () => {
    const provider = testWishlists();
    provider.refusing.push('A');
    const { open, world, refusals } = testDevice(provider, 'phone');
    world.customer = 7;
    const tab = open();
    await tab.change(wishOf('A'));
    expect(tab.skus()).toEqual(['A']);
    await tab.sync();
    expect([tab.skus(), refusals]).toEqual([[], ['Full.']]);
  });

  it('sends a comment with what it is of', async () => {
    const provider = testWishlists();
    const { open, world } = testDevice(provider, 'phone');
    world.customer = 7;
    const tab = open();
    await tab.change(wishOf('A'));
    await tab.sync();
    const [wish] = tab.state.getState().entries;
    await tab.change({ ...(wish as DeviceWish), comment: 'size 42' });
    await tab.sync();
    expect([provider.lists.get(7)?.[0]?.comment, tab.state.getState().entries[0]?.comment]).toEqual([
      'size 42',
      'size 42',
    ]);
  });

  it('shows nothing of a customer after another has logged in', async () => {
    const provider = testWishlists();
    const { open, world } = testDevice(provider, 'phone');
    world.customer = 7;
    const tab = open();
    await tab.change(wishOf('A'));
    world.customer = 8;
    await tab.sync();
    expect([tab.skus(), provider.lists.get(8)]).toEqual([[], []]);
  });
});

type Act =
  | { kind: 'put' | 'remove'; device: number; sku: string }
  | { kind: 'sync' | 'login' | 'reload'; device: number };

const device = fc.integer({ min: 0, max: 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('put' as const), device, sku: fc.constantFrom('A', 'B', 'C') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      device,
      sku: fc.constantFrom('A', 'B', 'C'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('sync' as const, 'login' as const, 'reload' as const),
      device,
    }),
  },
);
const fate = fc.constantFrom<Fate>('answered', 'answered', 'cut-before', 'cut-after');

/** The acts of a schedule on devices of one customer; returns the tabs, after the last of which all is settled. */
const play = async (acts: readonly Act[], provider: ReturnType<typeof testWishlists>) => {
  const devices = [testDevice(provider, 'phone'), testDevice(provider, 'laptop')];
  const tabs = devices.map(({ open }) => open());
  /** What each device's shopper did last of a product. */
  const last = devices.map(() => new Map<string, boolean>());
  for (const one of acts) {
    const { world, open } = devices[one.device]!;
    const tab = tabs[one.device]!;
    if (one.kind === 'put' || one.kind === 'remove') {
      await tab.change(wishOf(one.sku), one.kind === 'remove');
      last[one.device]?.set(one.sku, one.kind === 'put');
      expect(tab.skus().includes(one.sku)).toBe(one.kind === 'put');
    }
    if (one.kind === 'sync') await tab.sync();
    if (one.kind === 'login') world.customer = 7;
    if (one.kind === 'reload') {
      tabs[one.device] = open();
      await tabs[one.device]!.show();
    }
    const shown = tabs[one.device]!.skus();
    expect(new Set(shown).size).toBe(shown.length);
  }
  provider.fates.length = 0;
  for (const { world } of devices) world.customer = 7;
  for (const tab of tabs) await tab.sync(true);
  for (const tab of tabs) await tab.sync(true);
  return { devices, tabs, last };
};

describe('the wishlist under random schedules of two devices', () => {
  it(
    'ends the same everywhere, nothing doubled, and as its shopper meant where one device acted',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { maxLength: 16 }),
          fc.array(fate, { maxLength: 16 }),
          async (acts, fates) => {
            const provider = testWishlists();
            provider.fates.push(...fates);
            const { tabs, last } = await play(acts, provider);
            const rows = provider.lists.get(7) ?? [];
            const there = rows.map(({ sku }) => sku);
            expect(new Set(there).size).toBe(there.length);
            for (const tab of tabs) expect(tab.skus().toSorted()).toEqual(there.toSorted());
            const meant = ['A', 'B', 'C'].map((sku) => {
              const did = last.flatMap((acts) => acts.get(sku) ?? []);
              // Where both acted and not alike, the order in which they were heard decides.
              return new Set(did).size > 1 ? there.includes(sku) : (did[0] ?? false);
            });
            expect(['A', 'B', 'C'].map((sku) => there.includes(sku))).toEqual(meant);
          },
        ),
        { numRuns: runs({ usual: 400, all: 10_000 }) },
      );
    },
  );
});
