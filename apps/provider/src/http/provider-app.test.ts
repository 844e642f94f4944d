import { calls } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { loggerOf } from '../logger.ts';
import { type StoreView, storesOf } from '../modules/stores/stores.ts';
import type { CallHandlers } from './call-handler.ts';
import { metricsOf } from './metrics.ts';
import { providerApp } from './provider-app.ts';
import { noRateLimits } from './rate-limits.ts';

const store = { code: 'en', language: 'en', index_name: 'iq_catalog_en', is_default: true } as StoreView;

/** An app whose every call answers its own name, and which writes down what its reads waited for. */
const anApp = () => {
  const waits: number[] = [];
  const handlers = Object.fromEntries(Object.keys(calls).map((name) => [name, async () => ({ result: name, position: name === 'order/place' ? 41 : null })]));
  const app = providerApp({
    handlers: handlers as unknown as CallHandlers,
    invalidBodies: {},
    stores: storesOf([store]),
    pictures: { read: async () => undefined },
    logger: loggerOf('silent'),
    metrics: metricsOf(),
    limits: noRateLimits,
    trustedProxies: [],
    secureCookies: false,
    waitFor: async (position) => waits.push(position) > 0,
    notReady: async () => null,
    now: () => 0,
    version: '1',
  });
  return { app, waits };
};

describe('providerApp', () => {
  it.each([
    ['a search', '/api/catalog/iq_catalog_en/product/_search', [41]],
    ['a stock check', '/api/stock/check?sku=A', [41]],
    ['a cart read, which asks the database', '/api/cart/pull', []],
  ])('lets %s wait for what its caller wrote', async (_, path, expected) => {
    const { app, waits } = anApp();
    await app.fetch(new Request(`http://shop${path}`, { headers: { 'x-feed-position': '41' } }), {});
    expect(waits).toEqual(expected);
  });

  it.each(['', '-1', 'x', '1.5', '0'])('does not wait for the position "%s"', async (position) => {
    const { app, waits } = anApp();
    await app.fetch(new Request('http://shop/api/stock/check?sku=A', { headers: { 'x-feed-position': position } }), {});
    expect(waits).toEqual([]);
  });

  it('answers HTML to nobody: an unknown path is a 404 envelope', async () => {
    const answer = await anApp().app.fetch(new Request('http://shop/api/nothing'), {});
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      404, 'application/json; charset=utf-8', { code: 404, result: 'There is nothing at this address.' },
    ]);
  });

  it('answers 405 to a known path asked in another way', async () => {
    expect((await anApp().app.fetch(new Request('http://shop/api/cart/pull', { method: 'DELETE' }), {})).status).toBe(405);
  });
});
