import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { afterAll, describe, expect, it } from 'vitest';

const shop = await runningShop({ TRUSTED_PROXIES: '127.0.0.0/8,::1' });
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
afterAll(() => agent.destroy());

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Requests a page as a proxy does for a client at this address. */
const ask = (path: string, from: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(`${shop.url}${path}`, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      answer.on('error', reject);
    });
    request.on('error', reject);
  });

const search = (words: string) => `/en/search?q=${words}`;
const statusesOf = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted();

/** Number of searches that the provider has answered so far. */
const searched = async (): Promise<number> => {
  const figures = await (await fetch(`${shop.url}/metrics`)).text();
  return [...figures.matchAll(/_count\{[^}]*call="catalog\/search"[^}]*\} (\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
};

describe('a network that asks for many pages at once', () => {
  it('is refused beyond its places with 503 and Retry-After, and no other network is', async () => {
    const crowd = Promise.all(
      Array.from({ length: 100 }, (_, place) => ask(search(`lamp${place}`), '203.0.113.1')),
    );
    const others = await Promise.all(
      ['203.0.113.2', '2001:db8:1:2::3', '2001:db8:1:3::3'].map((from) => ask(search('kettle'), from)),
    );
    expect(statusesOf(others)).toEqual([200]);
    const answers = await crowd;
    expect(statusesOf(answers)).toEqual([200, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('takes one place for all who wait for the same page', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => ask('/ar/home-and-kitchen?sort=latest', '203.0.113.4')),
    );
    expect(statusesOf(answers)).toEqual([200]);
  });

  it('leaves the queue when it disconnects, so that its pages are never rendered', async () => {
    await ask(search('warm'), '203.0.113.5');
    const before = await searched();
    const asked = 24;
    const sent = Array.from({ length: asked }, (_, place) => {
      const request = get(`${shop.url}${search(`pot${place}`)}`, {
        headers: { 'x-forwarded-for': '203.0.113.6' },
      }).on('error', () => undefined);
      return { request, isSent: new Promise((resolve) => request.once('finish', resolve)) };
    });
    await Promise.all(sent.map(({ isSent }) => isSent));
    for (const { request } of sent) request.destroy();
    await ask(search('another'), '203.0.113.6');
    // Some searches began before the shop noticed the disconnect.
    expect((await searched()) - before).toBeLessThan(asked - 4);
  });
});

describe('unknown addresses', () => {
  it.each(['', 'i/', 'brands/', 'c/', 'p/any/'])(
    'below /%s are one stored page for each store',
    async (below) => {
      const first = await ask(`/en/${below}nothing-at-all`, '203.0.113.7');
      await ask(`/ar/${below}nothing-at-all`, '203.0.113.7');
      const later = await Promise.all(
        Array.from({ length: 5 }, (_, place) => ask(`/en/${below}nothing-${place}`, '203.0.113.7')),
      );
      expect(first).toMatchObject({
        status: 404,
        headers: { 'x-cache': 'miss', 'cache-control': 'no-store' },
      });
      expect(first.text).toContain('content="noindex"');
      expect(first.text).not.toMatch(/rel="canonical"|nothing-at-all/);
      for (const { status, headers, text } of later)
        expect([status, headers['x-cache'], text]).toEqual([404, 'hit', first.text]);
      const arabic = await ask(`/ar/${below}nothing-else`, '203.0.113.7');
      expect([
        arabic.status,
        arabic.headers['x-cache'],
        /<html[^>]* lang="(\w+)/.exec(arabic.text)?.[1],
      ]).toEqual([404, 'hit', 'ar']);
    },
  );
});
