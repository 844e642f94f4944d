import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { shopInRoles } from '@dijla/test-kit/shops/running-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it, vi } from 'vitest';

const shop = await shopInRoles();
const { database } = shop;
const [one = '', other = ''] = shop.web;

const subscribe = (url: string, email: string) =>
  fetch(`${url}/api/ext/mailchimp-subscribe/subscribe?storeCode=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
const messagesIn = (dataDir: string): string[] => {
  const outbox = join(dataDir, 'outbox');
  return existsSync(outbox)
    ? readdirSync(outbox, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    : [];
};

// Before any process runs the jobs.
const asked = await subscribe(one, 'early@example.iq');
await pause(3000);
const waiting = await database.db
  .selectFrom('message')
  .select('state')
  .where('to', '=', 'early@example.iq')
  .execute();
const jobs = await shop.startJobs();

describe('processes that serve', () => {
  it('run no job: what is to be sent waits for the process that does', async () => {
    expect(asked.status).toBe(200);
    expect(waiting).toEqual([{ state: 'queued' }]);
    await vi.waitFor(() => expect(messagesIn(jobs.dataDir).join()).toContain('early@example.iq'), {
      timeout: 20_000,
    });
  });

  it('show in each what was saved through another', async () => {
    const desk = await staffSession({ url: one, database }, { role: 'catalogue' });
    const { id } = await database.db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'DJ-SIMPLE')
      .executeTakeFirstOrThrow();
    const query = { productId: String(id) };
    const { version, product } = await desk.call('desk/product-to-edit', { query });
    const request = JSON.stringify({ query: { bool: { filter: { terms: { sku: ['DJ-SIMPLE'] } } } } });
    const isIn = async (address: string) => (await (await fetch(address)).text()).includes('Brass samovar');
    const isOnPage = (url: string) => isIn(`${url}/en/steel-water-bottle`);
    const isFound = (url: string) =>
      isIn(`${url}/api/catalog/iq_catalog_en/product/_search?request=${encodeURIComponent(request)}`);
    // Both have the page in their caches.
    for (const url of [one, one, other, other]) expect(await isOnPage(url)).toBe(false);
    await desk.call('desk/save-product', {
      query,
      body: {
        version,
        seen_qty: product.stock?.qty ?? null,
        product: {
          ...product,
          texts: { ...product.texts, en: { ...product.texts['en'], name: 'Brass samovar' } },
        },
      },
    });
    // The feed waits for every transaction that is open on the server, also those of other test files.
    await vi.waitFor(
      async () => expect([await isFound(other), await isOnPage(other)]).toEqual([true, true]),
      { timeout: 10_000, interval: 50 },
    );
    expect([await isFound(one), await isOnPage(one)]).toEqual([true, true]);
  });

  it('know each session of each, and each end of one', async () => {
    const desk = await staffSession({ url: one, database }, { role: 'catalogue' });
    const atOther = (method: string) =>
      fetch(`${other}/api/desk/session`, {
        method,
        headers: { 'content-type': 'application/json', cookie: desk.cookie },
      });
    expect([(await desk.fetch('/api/desk/session')).status, (await atOther('GET')).status]).toEqual([
      200, 200,
    ]);
    expect((await atOther('DELETE')).status).toBe(200);
    expect([(await desk.fetch('/api/desk/session')).status, (await atOther('GET')).status]).toEqual([
      401, 401,
    ]);
  });

  it('count limits together', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const answer = await fetch(`${guess % 2 === 0 ? one : other}/api/user/login?storeCode=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'shopper@example.iq', password: `guess ${guess}` }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('a process that runs the jobs', () => {
  it('says how it is, and serves nothing else', async () => {
    const status = async (path: string) => (await fetch(`${jobs.url}${path}`)).status;
    expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([
      200, 200, 200,
    ]);
    for (const path of [
      '/',
      '/en',
      '/api',
      '/api/openapi.json',
      '/api/desk/session',
      '/img/1/1/resize/x.webp',
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
  });

  it('does each thing once beside another, and the other goes on alone', async () => {
    const second = await shop.startJobs();
    const count = (email: string) =>
      [jobs, second]
        .flatMap(({ dataDir }) => messagesIn(dataDir))
        .filter((message) => message.includes(email)).length;
    for (const [place, url] of [one, other, one, other].entries())
      await subscribe(url, `guest-${place}@example.iq`);
    await vi.waitFor(
      () => {
        for (let place = 0; place < 4; place += 1)
          expect(count(`guest-${place}@example.iq`)).toBeGreaterThan(0);
      },
      { timeout: 20_000 },
    );
    expect(await second.stop()).toBe(0);
    await subscribe(other, 'later@example.iq');
    await vi.waitFor(() => expect(count('later@example.iq')).toBe(1), { timeout: 20_000 });
    for (let place = 0; place < 4; place += 1) expect(count(`guest-${place}@example.iq`)).toBe(1);
  });
});
