import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { outputCache, type RenderedPage } from '../rendering/output-cache.ts';
import type { StoredPage } from '../rendering/stored-page.ts';
import { packPage, type SharedPage, unpackPage } from './packed-page.ts';
import { sharedPages } from './shared-pages.ts';

const pageOf = (text: string): StoredPage => {
  const identity = Buffer.from(text);
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    etag: `"${text}"`,
    identity,
    brotli: brotliCompressSync(identity),
    gzip: gzipSync(identity),
  };
};
const shared = (text = 'مرحباً', changes: Partial<SharedPage> = {}): SharedPage => ({
  page: pageOf(text),
  tags: ['home', 'P1'],
  expiresAt: 5000,
  asOf: { position: 7, time: 8 },
  ...changes,
});
const secret = Buffer.from('a secret');

describe('a packed page', () => {
  it('is unpacked as it was, an empty one too', async () => {
    for (const page of [shared(), shared(''), shared('x'.repeat(200_000))])
      expect(await unpackPage(packPage(page, 'name', secret), 'name', secret)).toEqual(page);
  });

  it('is nothing under another name, or by another secret', async () => {
    const packed = packPage(shared(), 'name', secret);
    expect(await unpackPage(packed, 'other', secret)).toBeUndefined();
    expect(await unpackPage(packed, 'name', Buffer.from('guessed'))).toBeUndefined();
  });

  it('is nothing when a byte of it is another, when it is cut, or when it is anything else', async () => {
    const packed = packPage(shared(), 'name', secret);
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const wrong = Buffer.from(packed);
        wrong[at] = ((wrong[at] ?? 0) + by) % 256;
        expect(await unpackPage(wrong, 'name', secret)).toBeUndefined();
        expect(await unpackPage(packed.subarray(0, at), 'name', secret)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await unpackPage(Buffer.from(bytes), 'name', secret)).toBeUndefined();
      }),
    );
  });
});

const store = new Map<string, Buffer>();
beforeEach(() => store.clear());
/** The database: a position that rises with each change, which processes hear of late. */
const truth = { position: 1, text: [0, 0] };
beforeEach(() => {
  truth.position = 1;
  truth.text = [0, 0];
});

/** A process with its own memory that follows the changes, as far as `hear` lets it. */
const aProcess = (changes: { secret?: string; origin?: string } = {}) => {
  const known = { position: truth.position, time: 1, text: [...truth.text] };
  const sharing = sharedPages({
    store: {
      read: async (name) => store.get(name),
      write: async (name, value) => void store.set(name, value),
    },
    secret: 'of the shop',
    origin: 'one',
    asOf: () => ({ position: known.position, time: known.time }),
    now: () => 0,
    ...changes,
  });
  const cache = outputCache({ maxBytes: 1_000_000, maxAgeMs: 86_400_000, now: () => 0, shared: sharing });
  const waiting: (() => void)[] = [];
  const somebody = { network: '', gone: new AbortController().signal, mayShare: true };
  /** `held` lets the render wait for `finish`. */
  const ask = async (key: number, { held = false, mayShare = true } = {}) => {
    const page = await cache.findOrRender(
      `k${key}`,
      async (): Promise<RenderedPage> => {
        const seen = known.text[key] ?? 0;
        if (held) await new Promise<void>((resolve) => waiting.push(resolve));
        return { page: pageOf(String(seen)), tags: [`P${key}`], nextBoundary: null };
      },
      { ...somebody, mayShare },
    );
    return Number(page.identity);
  };
  const hear = () => {
    const different = truth.text.flatMap((now, key) => (now === known.text[key] ? [] : [`P${key}`]));
    known.text = [...truth.text];
    known.position = truth.position;
    if (different.length === 0) return;
    sharing.purge(different, { position: truth.position });
    cache.purge(different);
  };
  return { ask, hear, known, counts: cache.counts, sharing, finish: () => waiting.shift()?.() };
};
const change = (key: number) => {
  truth.text[key] = (truth.text[key] ?? 0) + 1;
  truth.position += 1;
};

describe('pages that processes share', () => {
  it('are rendered by one and taken by the others', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await other.ask(1);
    expect([await one.ask(0), await other.ask(0), await other.ask(0)]).toEqual([0, 0, 0]);
    expect(one.counts()).toEqual({ memory: 0, shared: 0, rendered: 1 });
    expect(other.counts()).toEqual({ memory: 1, shared: 1, rendered: 1 });
  });

  it('are looked up once for many who ask at once', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await other.ask(1);
    await one.ask(0);
    await Promise.all(Array.from({ length: 20 }, () => other.ask(0)));
    expect(other.counts().rendered).toBe(1);
  });

  it('of a group or an account stay where they are', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await one.ask(0, { mayShare: false });
    expect(store.size).toBe(0);
    await one.ask(1);
    await other.ask(1, { mayShare: false });
    expect(other.counts()).toEqual({ memory: 0, shared: 0, rendered: 1 });
  });

  it('of another shop, or another database, are not found', async () => {
    await aProcess().ask(0);
    for (const changes of [{ secret: 'of another' }, { origin: 'restored elsewhere' }]) {
      const other = aProcess(changes);
      await other.ask(0);
      expect(other.counts().shared).toBe(0);
    }
  });

  it('are dropped by who has heard of a change, though nobody told the store', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await other.ask(1);
    await one.ask(0);
    change(0);
    other.hear();
    expect(await other.ask(0)).toBe(1);
    // The other is behind for a moment; what it then takes is newer, never older.
    one.hear();
    expect([await one.ask(0), one.counts().shared]).toEqual([1, 1]);
  });

  it('are not taken from before this process began', async () => {
    const one = aProcess();
    await one.ask(0);
    change(0);
    const late = aProcess();
    expect([await late.ask(0), late.counts().shared]).toEqual([1, 0]);
  });

  it('are not shared by a process that shows less than it knows', async () => {
    const one = aProcess();
    const behind = sharedPages({
      store: { read: async () => undefined, write: async () => undefined },
      secret: 'of the shop',
      origin: 'one',
      asOf: () => undefined,
      now: () => 0,
    });
    expect([behind.begin(), await behind.find('k0'), one.sharing.begin()]).toEqual([
      undefined,
      undefined,
      { position: 1, time: 1 },
    ]);
  });

  it('are never older, for whoever has heard of a change, however renders, changes and processes overlap', async () => {
    const step = fc.record({
      act: fc.constantFrom('ask', 'held', 'change', 'hear', 'finish', 'restart', 'garble'),
      who: fc.nat(2),
      key: fc.nat(1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        store.clear();
        truth.position = 1;
        truth.text = [0, 0];
        const processes = [aProcess(), aProcess(), aProcess()];
        const everyone = [...processes];
        const asked: { seen: Promise<number>; atLeast: number }[] = [];
        const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
        for (const { act, who, key } of steps) {
          const one = processes[who] ?? aProcess();
          if (act === 'ask' || act === 'held')
            asked.push({ seen: one.ask(key, { held: act === 'held' }), atLeast: one.known.text[key] ?? 0 });
          if (act === 'change') change(key);
          if (act === 'hear') one.hear();
          if (act === 'finish') one.finish();
          if (act === 'restart') {
            processes[who] = aProcess();
            everyone.push(processes[who]);
          }
          if (act === 'garble') for (const [name, value] of store) store.set(name, value.subarray(key));
          // Unpacking takes a thread.
          await settle();
          if (act === 'ask') await new Promise((resolve) => setTimeout(resolve, 1));
        }
        const over = { is: false };
        const all = Promise.all(asked.map(({ seen }) => seen)).finally(() => (over.is = true));
        while (!over.is) {
          for (const { finish } of everyone) finish();
          await settle();
        }
        const served = await all;
        expect(served.filter((seen, place) => seen < (asked[place]?.atLeast ?? 0))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
