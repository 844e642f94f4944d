import type { Logger } from '@dijla/provider/logger';
import { redisOfTests, testRedis } from '@dijla/test-kit/redis/test-redis';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { redisStore } from './redis-store.ts';

const redis = await testRedis();
afterAll(redis.stop);
const told: string[] = [];
const note = (...args: unknown[]) => void told.push(JSON.stringify(args));
const logger: Logger = { info: note, warn: note, error: note, debug: note };
const open: { close: () => void }[] = [];
afterEach(() => {
  redis.resume();
  for (const store of open.splice(0)) store.close();
  told.length = 0;
});

const ready = async (url = redis.url) => {
  const store = redisStore(url, { logger, now: Date.now }, { answerMs: 300, restMs: 300 });
  open.push(store);
  await vi.waitFor(() => expect(store.facts().isUsed).toBe(true), { timeout: 10_000 });
  return store;
};
const text = async (read: Promise<Buffer | undefined>) => (await read)?.toString();
/** Asks several times, as a page each does, and says how long the slowest took. */
const slowest = async (work: () => Promise<unknown>) => {
  let most = 0;
  for (let time = 0; time < 6; time += 1) {
    const begun = performance.now();
    await work();
    most = Math.max(most, performance.now() - begun);
  }
  return most;
};

describe(`the store of shared pages (${redisOfTests})`, () => {
  it('gives back the bytes it was given, for as long as they are to be kept', async () => {
    const store = await ready();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
    await store.write('a', bytes, 60_000);
    await store.write('short', Buffer.from('x'), 1);
    expect(await store.read('a')).toEqual(bytes);
    await vi.waitFor(async () => expect(await store.read('short')).toBeUndefined());
    expect(await store.read('nothing')).toBeUndefined();
    expect(store.facts()).toEqual({ isUsed: true, failures: 0 });
  });

  it('is passed over at once while it is away, and used again when it is back', async () => {
    const store = await ready();
    await store.write('a', Buffer.from('kept'), 60_000);
    await redis.refuse();
    expect(await slowest(() => store.read('a'))).toBeLessThan(1000);
    expect([await store.read('a'), store.facts().isUsed]).toEqual([undefined, false]);
    await redis.allow();
    await vi.waitFor(async () => expect(await text(store.read('a'))).toBe('kept'), { timeout: 15_000 });
    expect(store.facts()).toMatchObject({ isUsed: true, failures: expect.any(Number) });
    expect(told.join()).toContain('pages are not shared');
    expect(told.join()).toContain('pages are shared again');
  });

  it('is not waited for while it hangs', async () => {
    const store = await ready();
    redis.stall();
    expect(await slowest(() => store.read('a'))).toBeLessThan(1500);
    const begun = performance.now();
    expect(await store.read('a')).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(50);
    redis.resume();
    await vi.waitFor(() => expect(store.facts().isUsed).toBe(true), { timeout: 15_000 });
  });

  it.each([
    ['no protocol at all', Buffer.from('<html>502</html>\r\n\r\n')],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 131) % 256))],
    ['half an answer', Buffer.from('$1000\r\nabc')],
    ['an answer too large', Buffer.from('$99999999999\r\nabc')],
    ['another answer', Buffer.from(':1\r\n')],
    ['a refusal with our words', Buffer.from('-ERR secret-word was read\r\n')],
  ])('has nothing where it says %s', async (_what, bytes) => {
    const store = await ready();
    redis.babble(bytes);
    for (let time = 0; time < 4; time += 1) {
      const read = await store.read('a');
      // What is no page is found out by its seal.
      expect(read === undefined || read.byteLength < 100).toBe(true);
    }
    redis.resume();
    await vi.waitFor(
      async () => {
        await store.write('b', Buffer.from('again'), 60_000);
        expect(await text(store.read('b'))).toBe('again');
      },
      { timeout: 15_000 },
    );
    expect(told.join()).not.toContain('secret-word');
  });

  it('does not tell where it is, nor its password', async () => {
    const store = redisStore(
      'redis://:hunter22@127.0.0.1:1/0',
      { logger, now: Date.now },
      { answerMs: 100, restMs: 60_000 },
    );
    open.push(store);
    for (let time = 0; time < 5; time += 1) expect(await store.read('a')).toBeUndefined();
    await vi.waitFor(() => expect(told.join()).toContain('not shared'));
    expect(told.join()).not.toMatch(/hunter22|127\.0\.0\.1/);
  });
});
