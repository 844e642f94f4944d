import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outputCache, type RenderedPage } from './output-cache.ts';

const rendered = (
  text: string,
  tags: readonly string[] = [],
  changes: Partial<RenderedPage> = {},
): RenderedPage => {
  const body = Buffer.from(text);
  return {
    page: { status: 200, headers: {}, etag: `"${text}"`, identity: body, brotli: body, gzip: body },
    tags,
    nextBoundary: null,
    ...changes,
  };
};

const setUp = (maxBytes = 1_000_000) => {
  const world = { now: 0, renders: 0 };
  const cache = outputCache({ maxBytes, maxAgeMs: 86_400_000, now: () => world.now });
  const ask = async (
    key: string | null,
    text: string,
    tags: readonly string[] = [],
    changes: Partial<RenderedPage> = {},
  ) => {
    const page = await cache.findOrRender(key, async () => {
      world.renders += 1;
      return rendered(text, tags, changes);
    });
    return page.identity.toString();
  };
  return { world, cache, ask };
};

describe('outputCache', () => {
  it('renders a page once and serves it from then on', async () => {
    const { world, ask } = setUp();
    await ask('k', 'first');
    expect([await ask('k', 'second'), world.renders]).toEqual(['first', 1]);
  });

  it('never stores under no key', async () => {
    const { ask } = setUp();
    await ask(null, 'first');
    expect(await ask(null, 'second')).toBe('second');
  });

  it('forgets what a purged tag shows and keeps the rest', async () => {
    const { cache, ask } = setUp();
    await ask('kettle', 'old', ['P1']);
    await ask('mug', 'old', ['P2']);
    expect(cache.purge(['P1'])).toBe(1);
    expect([await ask('kettle', 'new', ['P1']), await ask('mug', 'new', ['P2'])]).toEqual(['new', 'old']);
  });

  it('does not store a page whose tag was purged while it was rendered', async () => {
    const { cache, ask } = setUp();
    await cache.findOrRender('kettle', async () => {
      cache.purge(['P1']);
      return rendered('stale', ['P1']);
    });
    expect(await ask('kettle', 'fresh', ['P1'])).toBe('fresh');
  });

  it('renders again for a reader who waited for a page that was purged meanwhile', async () => {
    const { cache } = setUp();
    const gate = Promise.withResolvers<RenderedPage>();
    const first = cache.findOrRender('kettle', () => gate.promise);
    const second = cache.findOrRender('kettle', async () => rendered('fresh', ['P1']));
    cache.purge(['P1']);
    gate.resolve(rendered('stale', ['P1']));
    expect([(await first).identity.toString(), (await second).identity.toString()]).toEqual([
      'stale',
      'fresh',
    ]);
  });

  it('renders once more, not once for each, for readers who waited for a page that was purged meanwhile', async () => {
    const { world, cache, ask } = setUp();
    const gate = Promise.withResolvers<RenderedPage>();
    const first = cache.findOrRender('kettle', () => gate.promise);
    const others = Array.from({ length: 20 }, () => ask('kettle', 'fresh', ['P1']));
    cache.purge(['P1']);
    gate.resolve(rendered('stale', ['P1']));
    await first;
    expect([new Set(await Promise.all(others)), world.renders]).toEqual([new Set(['fresh']), 1]);
  });

  it('forgets all pages when everything looks different, those being rendered too', async () => {
    const { cache, ask } = setUp();
    await ask('kettle', 'old', ['P1']);
    await cache.findOrRender('mug', async () => {
      cache.purge(['everything']);
      return rendered('stale', ['P2']);
    });
    expect([await ask('kettle', 'new'), await ask('mug', 'new')]).toEqual(['new', 'new']);
  });

  it('renders once for many who ask at once', async () => {
    const { world, ask } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => ask('k', 'page')));
    expect(world.renders).toBe(1);
  });

  it('lets a failed render be tried again', async () => {
    const { cache, ask } = setUp();
    await expect(cache.findOrRender('k', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('k', 'page')).toBe('page');
  });

  it.each([
    ['its age reaches a day', null, 86_400_000],
    ['something on it changes by itself', 5000, 5000],
  ])('serves a page until %s', async (_, nextBoundary, end) => {
    const { world, ask } = setUp();
    await ask('k', 'old', [], { nextBoundary });
    world.now = end - 1;
    expect(await ask('k', 'new', [], { nextBoundary: null })).toBe('old');
    world.now = end;
    expect(await ask('k', 'new', [], { nextBoundary: null })).toBe('new');
  });

  it('stores nothing but pages with status 200', async () => {
    const { cache, ask } = setUp();
    await cache.findOrRender('k', async () => ({
      ...rendered('gone'),
      page: { ...rendered('gone').page, status: 404 },
    }));
    expect(await ask('k', 'there')).toBe('there');
  });

  it('stays within its bytes', async () => {
    const { cache, ask } = setUp(20_000);
    for (let page = 0; page < 200; page += 1) await ask(`k${page}`, 'x'.repeat(500), [`P${page}`]);
    expect(cache.size().bytes).toBeLessThanOrEqual(20_000);
  });

  it('never serves, to whoever asks after a purge, what was true before it, however renders and purges overlap', async () => {
    const step = fc.record({
      act: fc.constantFrom('ask' as const, 'change' as const, 'finish' as const),
      key: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { cache } = setUp(8000);
        const truth = [0, 0, 0];
        const unfinished: (() => void)[] = [];
        const asked: { seen: Promise<number>; atLeast: number }[] = [];
        const render = (key: number) => {
          const seen = truth[key] ?? 0;
          return new Promise<RenderedPage>((resolve) =>
            unfinished.push(() => resolve(rendered(String(seen), [`P${key}`]))),
          );
        };
        const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
        for (const { act, key } of steps) {
          if (act === 'ask')
            asked.push({
              seen: cache.findOrRender(`k${key}`, () => render(key)).then((page) => Number(page.identity)),
              atLeast: truth[key] ?? 0,
            });
          if (act === 'change') {
            truth[key] = (truth[key] ?? 0) + 1;
            cache.purge([`P${key}`]);
          }
          if (act === 'finish') unfinished.shift()?.();
          await settle();
        }
        while (unfinished.length > 0) {
          unfinished.shift()?.();
          await settle();
        }
        const served = await Promise.all(asked.map(({ seen }) => seen));
        expect(served.filter((seen, place) => seen < (asked[place]?.atLeast ?? 0))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
