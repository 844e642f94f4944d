import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { fieldLists } from './vsf-field-lists.ts';
import { type Found, searchUrl, vsfSearch } from './vsf-search.ts';

/** This many products exceed the four megabytes up to which an answer is a single text. */
const { url, provider } = await providerOverHttp({}, (database) =>
  seedDemo(database, { count: 1030, seed: 1 }),
);
const search = vsfSearch(url);
const request = {
  _appliedFilters: [{ attribute: 'status', value: { in: [1] } }],
  _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
};
const everything = searchUrl(url, { size: 10_000, request });
/** Bypasses the socket, whose buffers would take more of the answer than the test reads. */
const inProcess = async (socketAddress?: string) =>
  provider.fetch(new Request(everything), { inProcess: true, ...(socketAddress && { socketAddress }) });
/** Of one network. */
const waitingAtMost = 24;

describe('an answer of everything', () => {
  it('is the same as its pages', async () => {
    const whole = await search({ size: 10_000, request });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.total / 300) }, (_, page) =>
        search({ size: 300, from: page * 300, request }),
      ),
    );
    expect([whole.hits.length, whole.aggregations]).toEqual([whole.total, pages[0]?.aggregations]);
    expect(whole.hits).toEqual(pages.flatMap(({ hits }) => hits));
  });

  it('comes in pieces, as JSON that nobody keeps', async () => {
    const answer = await fetch(everything);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      answer.headers.get('transfer-encoding'),
    ]).toEqual([200, 'application/json; charset=utf-8', 'no-cache, no-store', 'chunked']);
    expect((await answer.text()).length).toBeGreaterThan(4 * 1024 * 1024);
  });

  it('is one text again when few fields are asked for', async () => {
    const answer = await fetch(searchUrl(url, { size: 10_000, include: ['id', 'sku'], request }));
    expect(answer.headers.get('transfer-encoding')).toBeNull();
    expect(
      ((await answer.json()) as Found).hits.every(
        (hit) => Object.keys(hit).toSorted().join() === '_score,id,sku',
      ),
    ).toBe(true);
  });

  it('is given to everyone in turn when many ask at once, with small ones in between', async () => {
    const large = Array.from(
      { length: 4 },
      async () => ((await (await fetch(everything)).json()) as Found).hits.length,
    );
    const small = await search({ size: 3, ...fieldLists.productList, request });
    expect(small.hits).toHaveLength(3);
    expect(new Set(await Promise.all(large))).toEqual(new Set([small.total]));
  });

  it('makes room for others when its reader goes away', async () => {
    for (let round = 0; round < 4; round += 1) {
      const answer = await inProcess();
      expect(answer.status).toBe(200);
      const reader = answer.body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    expect((await search({ size: 10_000, request })).hits.length).toBeGreaterThan(1000);
  });

  it('makes room when only its head is asked for', async () => {
    for (let round = 0; round < 3; round += 1)
      expect((await fetch(everything, { method: 'HEAD' })).status).toBe(200);
    expect((await search({ size: 10_000, request })).hits.length).toBeGreaterThan(1000);
  });

  it('keeps no place in the line for who goes away', async () => {
    const held = await Promise.all(['10.0.0.1', '10.0.1.1', '10.0.2.1', '10.0.3.1'].map(inProcess));
    const leaving = new AbortController();
    const left = Array.from({ length: waitingAtMost }, () =>
      fetch(everything, { signal: leaving.signal }).catch(() => 'left'),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    leaving.abort();
    expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = fetch(everything);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await Promise.all(held.map((answer) => answer.body?.cancel()));
    expect(((await (await next).json()) as Found).hits.length).toBeGreaterThan(1000);
  });

  it('is read in process as over the network', async () => {
    const answer = await inProcess();
    expect(((await answer.json()) as Found).hits.length).toBeGreaterThan(1000);
  });
});
