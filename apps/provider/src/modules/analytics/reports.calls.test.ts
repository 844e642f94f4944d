import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { testSettings } from '@dijla/test-kit/test-settings';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loggerOf } from '../../logger.ts';
import { reportSubscribers } from './analytics.ts';

const { db: database } = await testDatabase();

type Asked = { method: string | undefined; path: string; query: Record<string, string>; key: unknown };
let asked: Asked[] = [];
let status = 200;
const host = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://host.test');
  asked.push({
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    key: request.headers['x-api-key'],
  });
  response.writeHead(status).end('{}');
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => host.close());
const base = new URL(`http://127.0.0.1:${(host.address() as AddressInfo).port}/v1/`);

const reportHosts = [{ store: 'ar' as const, base, apiKey: 'the-key' }];
const shop = await buyingProvider(database, { reportHosts });

const logged: object[] = [];
const logger = loggerOf('silent');
logger.warn = ((what: object) => void logged.push(what)) as typeof logger.warn;

/** Runs the jobs of every report that was given since, as the queue does. */
const passOn = async (hosts = reportHosts): Promise<void> => {
  const rows = await database
    .deleteFrom('event')
    .where('name', '=', 'report.given')
    .returning(['name', 'key', 'data'])
    .execute();
  const [subscribes] = reportSubscribers(hosts);
  for (const row of rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    await subscribes?.handle(row as never, { database, settings: testSettings(), now: Date.now, logger });
};

let numbers = 0;
const newId = () => `0b6f7a52-6f0e-4c6d-9b59-${String((numbers += 1)).padStart(12, '0')}`;
const arabic = { storeCode: 'ar' };
const search = () => ({ report_id: newId(), term: 'شاي', total: 3, type: 'WILDCARD_AND' });
const click = () => ({
  report_id: newId(),
  term: 'شاي',
  id: 'DJ-TEA',
  name: 'شاي',
  url: 'https://dijla.example.iq/ar/tea?affiliate=abc',
});
const checkout = () => ({
  report_id: newId(),
  rate: 1310,
  items: [
    { id: 'DJ-TEA', qty: 2, price: 5000 },
    { id: 'DJ-CUP', qty: 1, price: 2500 },
  ],
});
const samples = { 'report/search': search, 'report/click': click, 'report/checkout': checkout } as const;
type ReportCall = keyof typeof samples;
const names = Object.keys(samples) as ReportCall[];

beforeEach(async () => {
  await passOn();
  asked = [];
  logged.length = 0;
  status = 200;
});

describe('reports', () => {
  it('tell the host of the store a search, a click and each product of a checkout, with its key', async () => {
    for (const name of names) {
      const body = samples[name]();
      expect((await shop.call(name, { query: arabic, body })).result).toEqual({});
    }
    await passOn();
    expect(
      asked
        .map(({ query: { reportId, ...query }, ...others }) => ({
          ...others,
          query,
          hasId: reportId !== undefined,
        }))
        .map(({ method, path, query, key, hasId }) => [method, path, query, key, hasId]),
    ).toEqual([
      [
        'GET',
        '/v1/search',
        { storeCode: 'ar', term: 'شاي', total: '3', type: 'WILDCARD_AND' },
        'the-key',
        true,
      ],
      [
        'GET',
        '/v1/click',
        { storeCode: 'ar', term: 'شاي', id: 'DJ-TEA', name: 'شاي', url: 'https://dijla.example.iq/ar/tea' },
        'the-key',
        true,
      ],
      [
        'GET',
        '/v1/checkout',
        { storeCode: 'ar', id: 'DJ-TEA', qty: '2', price: '5000', rate: '1310' },
        'the-key',
        true,
      ],
      [
        'GET',
        '/v1/checkout',
        { storeCode: 'ar', id: 'DJ-CUP', qty: '1', price: '2500', rate: '1310' },
        'the-key',
        true,
      ],
    ]);
  });

  it('say that a click led to an order', async () => {
    await shop.call('report/click', { query: arabic, body: { ...click(), led_to_order: true } });
    await passOn();
    expect(asked.map(({ query }) => query['ledToOrder'])).toEqual(['1']);
  });

  it('are told once, however often they are sent', async () => {
    const body = checkout();
    await Promise.all([1, 2, 3].map(() => shop.call('report/checkout', { query: arabic, body })));
    await passOn();
    expect(asked).toHaveLength(2);
  });

  const required: [ReportCall, string][] = [
    ...['term', 'total', 'type'].map((field): [ReportCall, string] => ['report/search', field]),
    ...['term', 'id', 'name', 'url'].map((field): [ReportCall, string] => ['report/click', field]),
    ...['items', 'rate'].map((field): [ReportCall, string] => ['report/checkout', field]),
  ];

  it.each(required)('%s without %s misses a required parameter', async (name, field) => {
    const { [field]: _left, ...body } = samples[name]() as Record<string, unknown>;
    const refused = await shop.refused(name, { query: { storeCode: 'en' }, body });
    expect([refused.status, refused.result]).toEqual([400, 'Missing required parameter']);
  });

  it.each(names)('%s without a store code misses a required parameter', async (name) => {
    const { status: code } = await shop.refused(name, { body: samples[name]() });
    expect(code).toBe(400);
  });

  it.each(['id', 'qty', 'price'])(
    'a checkout of a product without %s misses a required parameter',
    async (field) => {
      const { [field]: _left, ...item } = { id: 'A', qty: 1, price: 1 } as Record<string, unknown>;
      const body = { ...checkout(), items: [item] };
      const refused = await shop.refused('report/checkout', { query: { storeCode: 'en' }, body });
      expect(refused.result).toBe('Missing required parameter');
    },
  );

  it('of a store without an address and key go nowhere, and nothing is written', async () => {
    expect((await shop.call('report/search', { query: { storeCode: 'en' }, body: search() })).result).toEqual(
      {},
    );
    await passOn();
    expect(asked).toEqual([]);
  });

  it.each(['07701234567', 'noor@example.iq'])(
    'of the term %s, which names a person, go nowhere',
    async (term) => {
      await shop.call('report/search', { query: arabic, body: { ...search(), term } });
      await shop.call('report/click', { query: arabic, body: { ...click(), term } });
      await passOn();
      expect(asked).toEqual([]);
    },
  );

  it('that fail are logged without their term, and answer nothing', async () => {
    status = 500;
    expect((await shop.call('report/search', { query: arabic, body: search() })).result).toEqual({});
    await passOn();
    const away = [{ ...reportHosts[0]!, base: new URL('http://127.0.0.1:9/') }];
    await shop.call('report/search', { query: arabic, body: search() });
    await passOn(away);
    expect(logged).toEqual([
      { kind: 'search', store: 'ar', status: 500 },
      { kind: 'search', store: 'ar', error: expect.any(String) },
    ]);
    expect(JSON.stringify(logged)).not.toContain('شاي');
    expect(JSON.stringify(logged)).not.toContain(encodeURIComponent('شاي'));
  });
});
