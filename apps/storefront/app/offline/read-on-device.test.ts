import type { CallInput, ContractClient } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { storeViews } from '@dijla/contract/store-views';
import { memoryStorage } from '@dijla/device/platform/memory-storage';
import { isCatalogUnavailable } from './catalog-unavailable.ts';
import { readOnDevice } from './read-on-device.ts';

const device = () => {
  const world = { isOnline: true, now: 1_000, status: 200, calls: [] as CallInput<'brand/one'>[] };
  const client = (async (_name: string, input: CallInput<'brand/one'>) => {
    world.calls.push(input);
    return world.status === 200
      ? { ok: true, result: [{ title: `Brand ${world.calls.length}` }], meta: undefined }
      : { ok: false, status: world.status, result: '' };
  }) as unknown as ContractClient;
  const parts = { storage: memoryStorage(), client, now: () => world.now, isOnline: () => world.isOnline };
  const input = { params: { attribute: 'brand', value: 'anker' }, query: { storeCode: 'en' } };
  const read = async (store: 'en' | 'ar' = 'en') =>
    (await readOnDevice(parts, storeViews[store], { name: 'brand/one', input, freshness: 60_000 }))?.result[0]
      ?.title ?? null;
  return { world, read };
};
const failure = (error: unknown) => (isCatalogUnavailable(error) ? error.reason : error);

describe('readOnDevice', () => {
  it('asks the provider once a minute and store', async () => {
    const { world, read } = device();
    expect([await read(), await read(), await read('ar')]).toEqual(['Brand 1', 'Brand 1', 'Brand 2']);
    world.now += 61_000;
    expect(await read()).toBe('Brand 3');
  });

  it('answers what was read before while offline, however old', async () => {
    const { world, read } = device();
    await read();
    Object.assign(world, { isOnline: false, now: 100_000_000 });
    expect(await read()).toBe('Brand 1');
  });

  it('answers what was read before when the provider fails', async () => {
    const { world, read } = device();
    await read();
    Object.assign(world, { status: 500, now: 100_000_000 });
    expect(await read()).toBe('Brand 1');
  });

  it('knows what the provider does not know, also offline', async () => {
    const { world, read } = device();
    world.status = 404;
    expect(await read()).toBe(null);
    Object.assign(world, { isOnline: false, now: 100_000_000 });
    expect(await read()).toBe(null);
  });

  it.each([
    ['offline', { isOnline: false }, 'offline'],
    ['and failing', { status: 503 }, 'failed'],
  ])('says what is never seen and %s cannot be had', async (_, change, reason) => {
    const { world, read } = device();
    Object.assign(world, change);
    expect(await read().catch(failure)).toBe(reason);
  });
});
