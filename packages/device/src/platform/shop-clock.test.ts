import { afterEach, describe, expect, it, vi } from 'vitest';
import { testLocalStorage } from '../testing/test-tabs.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const day = 24 * 60 * 60_000;

/** A page on a device whose clock is `off` by that many milliseconds; answers take as long as given. */
const page = async ({ off = 0, storage = testLocalStorage() }: { off?: number; storage?: Storage } = {}) => {
  vi.resetModules();
  vi.useFakeTimers({ now: noon + off });
  vi.stubGlobal('localStorage', storage);
  const { shopTime, timed } = await import('./shop-clock.ts');
  const ask = (headers: Record<string, string>, takes = 200) =>
    timed(async () => {
      vi.advanceTimersByTime(takes);
      return new Response('', { headers });
    })(new Request('http://shop/'));
  return { ask, off: () => shopTime() - (Date.now() - off), storage };
};
const fresh = (at: number) => ({ date: new Date(at).toUTCString(), 'cache-control': 'no-cache, no-store' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('shopTime', () => {
  it.each([
    ['three days back', -3 * day],
    ['an hour ahead', 3_600_000],
    ['right', 0],
  ])('is the shop’s on a device whose clock is %s, on the next page too', async (_, off) => {
    const { ask, off: wrongBy, storage } = await page({ off });
    expect(wrongBy()).toBe(off);
    await ask(fresh(noon));
    expect(Math.abs(wrongBy())).toBeLessThanOrEqual(2_000);
    expect(Math.abs((await page({ off, storage })).off())).toBeLessThanOrEqual(2_000);
  });

  it('does not move by an answer that took long', async () => {
    const { ask, off } = await page();
    await ask(fresh(noon + 1_000), 60_000);
    await ask(fresh(noon + 60_000), 60_000);
    expect(off()).toBe(0);
  });

  it.each([
    ['a cache may have kept', { ...fresh(noon - day), 'cache-control': 'no-cache' }],
    ['says no time', { 'cache-control': 'no-store' }],
    ['says no such time', { ...fresh(noon), date: 'yesterday' }],
  ])('learns nothing from an answer that %s', async (_, headers) => {
    const { ask, off } = await page();
    await ask(headers);
    expect(off()).toBe(0);
  });

  it('is learnt where nothing can be kept', async () => {
    const { ask, off } = await page({ off: -day, storage: testLocalStorage(0) });
    await ask(fresh(noon));
    expect(Math.abs(off())).toBeLessThanOrEqual(2_000);
  });
});
