import { calls } from '@dijla/contract/schemas';
import { bareApp } from '@dijla/test-kit/bare-app';
import { describe, expect, it, vi } from 'vitest';
import { loggerOf } from '../logger.ts';
import type { CallHandlers, RequestContext } from '../call/call-handler.ts';
import { metricsOf } from './metrics.ts';
import type { ProviderAppParts } from './provider-app.ts';
import { noRateLimits, type RateLimits } from './limits/rate-limits.ts';
import { refusal } from '../call/refusal.ts';

/** Returns an app in which every call returns its own name, and which records what its reads waited for. */
const anApp = (changes: Partial<ProviderAppParts> = {}, output: object = {}) => {
  const waits: number[] = [];
  const handlers = Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      async () => ({ result: name, position: name === 'order/place' ? 41 : null, ...output }),
    ]),
  );
  const app = bareApp({
    handlers: handlers as unknown as CallHandlers,
    waitFor: async (position) => waits.push(position) > 0,
    now: () => 0,
    ...changes,
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
    await app.fetch(
      new Request('http://shop/api/stock/check?sku=A', { headers: { 'x-feed-position': position } }),
      {},
    );
    expect(waits).toEqual([]);
  });

  it.each([
    ['/api/catalog/iq_catalog_en/product/_search', 'GET', ['search']],
    ['/api/product/render-list?skus=A', 'GET', ['search']],
    ['/api/url/map', 'POST', ['search']],
    ['/api/url/resolver?url=a', 'GET', ['search']],
    ['/api/ext/amasty-shop-by-brand/part', 'GET', ['search']],
    ['/api/ext/vaimo-category-sort/2', 'GET', ['search']],
    ['/api/ext/vaimo-carousel/carousel/new/indice/iq_catalog_en', 'GET', ['search']],
    ['/api/ext/dijla/recommendations', 'GET', ['search']],
    ['/api/stock/check?sku=A', 'GET', []],
    ['/api/ext/vaimo-currency', 'GET', []],
    ['/api/cart/pull', 'GET', []],
  ])('counts %s among what an address may ask', async (path, method, expected) => {
    const entered: string[] = [];
    const limits: RateLimits = { ...noRateLimits, enter: async (kind) => (entered.push(kind), null) };
    await anApp({ limits }).app.fetch(new Request(`http://shop${path}`, { method }), {});
    expect(entered).toEqual(expected);
  });

  it.each([
    ['"v1"', 304],
    ['W/"v1"', 304],
    ['"other", W/"v1"', 304],
    ['"other"', 200],
    ['v1', 200],
    ['', 200],
  ])('answers who has %s of the version "v1" with %i', async (ifNoneMatch, status) => {
    const { app } = anApp({}, { headers: { etag: '"v1"' } });
    const answer = await app.fetch(
      new Request('http://shop/api/cart/totals-context', { headers: { 'if-none-match': ifNoneMatch } }),
      {},
    );
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      status,
      '"v1"',
      'no-cache',
    ]);
  });

  it('tags an answer by all it says, where its call wants one', async () => {
    const ask = async (output: object) =>
      (
        await anApp({}, { isTagged: true, ...output }).app.fetch(
          new Request('http://shop/api/ext/amasty-shop-by-brand/list'),
          {},
        )
      ).headers.get('etag');
    const [tag, same, otherResult, otherMeta] = [
      await ask({}),
      await ask({}),
      await ask({ result: 'other' }),
      await ask({ meta: {} }),
    ];
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect([same === tag, new Set([tag, otherResult, otherMeta]).size]).toEqual([true, 3]);
  });

  it('gives up what would be written when only the head is asked for', async () => {
    const onCancel = vi.fn<() => void>();
    const { app } = anApp({}, { result: undefined, written: new ReadableStream({ cancel: onCancel }) });
    const answer = await app.fetch(
      new Request('http://shop/api/catalog/iq_catalog_en/product/_search', { method: 'HEAD' }),
      {},
    );
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.body,
      onCancel.mock.calls.length,
    ]).toEqual([200, 'application/json; charset=utf-8', null, 1]);
  });

  it('counts the steps of journeys that shoppers take, and not what pages ask while they are rendered', async () => {
    const metrics = metricsOf();
    const { app } = anApp({ metrics });
    const ask = (path: string, method: string, environment = {}) =>
      app.fetch(
        new Request(`http://shop${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method === 'POST' && { body: '{}' }),
        }),
        environment,
      );
    await ask('/api/cart/create', 'POST');
    await ask('/api/cart/create', 'POST');
    await ask('/api/ip', 'GET');
    await ask('/api/catalog/iq_catalog_en/product/_search', 'GET');
    await ask('/api/catalog/iq_catalog_en/product/_search', 'GET', { inProcess: true });
    const { values = [] } =
      (await metrics.registry.getSingleMetric('dijla_journey_steps_total')?.get()) ?? {};
    expect(
      values
        .filter(({ value }) => value > 0)
        .map(({ labels, value }) => [labels['journey'], labels['outcome'], value]),
    ).toEqual([
      ['browse', 'good', 1],
      ['add-to-cart', 'good', 2],
    ]);
  });

  it('logs once what goes wrong after an answer has begun, with the request it belongs to', async () => {
    const lines: string[] = [];
    const handlers = {
      'other/ip': async (_: unknown, { onFault }: RequestContext) => (
        onFault(new Error('broken')),
        { result: '' }
      ),
    };
    const { app } = anApp({
      handlers: handlers as unknown as CallHandlers,
      logger: loggerOf('error', { write: (line) => lines.push(line) }),
    });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'x-request-id': 'r1', traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await app.fetch(new Request('http://shop/api/ip', { headers }), {});
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        requestId: 'r1',
        traceId,
        call: 'other/ip',
        error: expect.objectContaining({ message: 'broken' }),
        msg: 'unexpected',
      }),
    ]);
  });

  it.each([
    ['an answer', '/api/cart/pull', {}, {}, 200],
    [
      'bytes',
      '/api/catalog/iq_catalog_en/product/_search',
      { result: undefined, written: new Uint8Array(3) },
      {},
      200,
    ],
    [
      'one that its caller has',
      '/api/cart/totals-context',
      { headers: { etag: '"v1"' } },
      { 'if-none-match': '"v1"' },
      304,
    ],
    ['a refusal', '/api/cart/pull', {}, { 'idempotency-key': 'x' }, 400],
    ['a fault while it is written', '/api/cart/pull', { result: 1n }, {}, 500],
    ['an unknown path', '/api/nothing', {}, {}, 404],
  ])(
    'says of %s which request it is of, and that pages of other addresses may read it',
    async (_, path, output, headers, status) => {
      const answer = await anApp({}, output).app.fetch(
        new Request(`http://shop${path}`, { headers: { 'x-request-id': 'r1', ...headers } }),
        {},
      );
      expect([
        answer.status,
        answer.headers.get('x-request-id'),
        answer.headers.get('access-control-allow-origin'),
        answer.headers.get('access-control-expose-headers'),
      ]).toEqual([status, 'r1', '*', 'x-feed-position, x-request-id']);
    },
  );

  it.each([
    ['an answer', '/api/cart/pull', { method: 'GET' }, 200],
    ['a refusal', '/api/cart/pull', { headers: { 'idempotency-key': 'x' } }, 400],
    ['an unknown path', '/api/nothing', {}, 404],
    ['a preflight', '/api/cart/pull', { method: 'OPTIONS' }, 204],
    ['the document of the API', '/api/openapi.json', {}, 200],
    ['the version', '/api', {}, 200],
  ])('forbids browsers to guess the type of %s', async (_, path, init, status) => {
    const answer = await anApp().app.fetch(new Request(`http://shop${path}`, init), {});
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff']);
  });

  it.each([
    ['is counted among those of its cart', 'order.invalid', 1],
    ['is not counted where it was refused because the server was busy', 'request.busy', 0],
  ] as const)('an order that is refused %s', async (_, code, counted) => {
    const refusedCarts: string[] = [];
    const limits: RateLimits = {
      ...noRateLimits,
      orderRefused: async (cartId) => void refusedCarts.push(cartId),
    };
    const handlers = { 'order/place': async () => refusal(code) } as unknown as CallHandlers;
    const addressInformation = { payment_method_code: 'cashondelivery' };
    const answer = await anApp({ limits, handlers }).app.fetch(
      new Request('http://shop/api/order', {
        method: 'POST',
        body: JSON.stringify({ cart_id: 'c', products: [{ sku: 'A', qty: 1 }], addressInformation }),
      }),
      {},
    );
    expect([answer.headers.get('x-refusal'), refusedCarts.length]).toEqual([code, counted]);
  });

  it.each([
    [
      'refused connection',
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      503,
      'request.unavailable',
      '2',
    ],
    [
      'lock that was not given',
      Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
      503,
      'request.busy',
      '2',
    ],
    ['bug', new TypeError('undefined is not a function'), 500, 'request.unexpected', null],
  ])(
    'answers a %s as the contract says, and logs only a bug as an error',
    async (_, fault, status, code, retryAfter) => {
      const lines: string[] = [];
      const handlers = { 'other/ip': async () => Promise.reject(fault) } as unknown as CallHandlers;
      const answer = await anApp({
        handlers,
        logger: loggerOf('error', { write: (line) => void lines.push(line) }),
      }).app.fetch(new Request('http://shop/api/ip'), {});
      expect([
        answer.status,
        answer.headers.get('x-refusal'),
        answer.headers.get('retry-after'),
        lines.length,
      ]).toEqual([status, code, retryAfter, status === 500 ? 1 : 0]);
    },
  );

  it('sends each cookie by itself, and takes away one without a value', async () => {
    const cookies = [
      { name: 'a', value: 'b c', path: '/api', sameSite: 'Strict', seconds: 60 },
      { name: 'd', value: null, path: '/', sameSite: 'Lax', seconds: 60 },
    ];
    const answer = await anApp({ secureCookies: true }, { cookies }).app.fetch(
      new Request('http://shop/api/cart/create', { method: 'POST' }),
      {},
    );
    expect(answer.headers.getSetCookie()).toEqual([
      'dijla_cart=cart%2Fcreate; Max-Age=7776000; Path=/api; HttpOnly; Secure; SameSite=Lax',
      'a=b%20c; Max-Age=60; Path=/api; HttpOnly; Secure; SameSite=Strict',
      'd=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['a page of this shop', { 'sec-fetch-site': 'same-origin', origin: 'http://shop' }, true],
    ['a page of this shop, over a connection that is not secure', { origin: 'http://shop' }, true],
    ['a client that is no browser', {}, true],
    [
      'a page of another site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
      false,
    ],
    ['a page of another site, in an old browser', { origin: 'https://elsewhere.example' }, false],
    ['a page without an address', { origin: 'null' }, false],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }, false],
  ])('lets %s give the browser a cart and other cookies or not', async (_, headers, isGiven) => {
    const cookies = [{ name: 'prices', value: 'b', path: '/', sameSite: 'Lax' as const, seconds: 60 }];
    const answer = await anApp({}, { cookies }).app.fetch(
      new Request('http://shop/api/cart/create', { method: 'POST', headers }),
      {},
    );
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, isGiven ? 2 : 0]);
  });

  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine over IPv6', '::ffff:127.0.0.1', {}, 200],
    ['a trusted proxy itself', '10.0.0.2', {}, 200],
    ['this machine through a trusted proxy', '10.0.0.2', { 'x-forwarded-for': '127.0.0.1' }, 200],
    ['one trusted proxy through another', '10.0.0.2', { 'x-forwarded-for': '10.0.0.3' }, 200],
    ['a shopper through a trusted proxy', '10.0.0.2', { 'x-forwarded-for': '203.0.113.7' }, 404],
    [
      'a shopper who names this machine, through a trusted proxy',
      '10.0.0.2',
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
      404,
    ],
    [
      'a shopper through a proxy on this machine that is not trusted',
      '127.0.0.1',
      { 'x-forwarded-for': '203.0.113.7' },
      404,
    ],
    ['a shopper through such a proxy of another kind', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
    ['a shopper through one that says the address alone', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }, 404],
    ['a shopper through one that says only that it is one', '127.0.0.1', { via: '1.1 proxy' }, 404],
    [
      'a shopper through a trusted proxy that says the address alone',
      '10.0.0.2',
      { 'x-real-ip': '203.0.113.7' },
      404,
    ],
    ['a shopper', '203.0.113.7', {}, 404],
    ['a shopper who names this machine', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['nobody known', undefined, {}, 404],
  ] as const)('shows the metrics to %s or not', async (_, socketAddress, headers, status) => {
    const { app } = anApp({ trustedProxies: ['10.0.0.0/8'] });
    const ask = (path: string) =>
      app.fetch(
        new Request(`http://shop${path}`, { headers }),
        socketAddress === undefined ? {} : { socketAddress },
      );
    const answer = await ask('/metrics');
    const text = await answer.text();
    expect([
      answer.status,
      status === 200 ? text.includes('process_cpu') : text === (await (await ask('/no-such-path')).text()),
    ]).toEqual([status, true]);
  });

  it('answers HTML to nobody: an unknown path is a 404 envelope', async () => {
    const answer = await anApp().app.fetch(new Request('http://shop/api/nothing'), {});
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      404,
      'application/json; charset=utf-8',
      { code: 404, result: 'There’s nothing at this address.' },
    ]);
  });

  it('answers 405 to a known path asked in another way', async () => {
    expect(
      (await anApp().app.fetch(new Request('http://shop/api/cart/pull', { method: 'DELETE' }), {})).status,
    ).toBe(405);
  });
});
