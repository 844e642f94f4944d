import { randomUUID } from 'node:crypto';
import { mailServer } from '@dijla/test-kit/messages/mail-server';
import { shopWithSeparateProvider } from '@dijla/test-kit/shops/running-shop';
import { type ReceivedSpan, traceCollector } from '@dijla/test-kit/trace-collector';
import { describe, expect, it, vi } from 'vitest';

const collector = await traceCollector();
const mails = await mailServer();
const traced = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20K',
};
// Pages and provider in two processes, of which the second trusts the first.
const shop = await shopWithSeparateProvider({
  pages: { ...traced, OTEL_SERVICE_NAME: 'pages' },
  provider: {
    ...traced,
    OTEL_SERVICE_NAME: 'provider',
    SMTP_URL: mails.url,
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  },
});

const buyer = {
  firstname: 'Zaynab',
  lastname: 'Alwazzan',
  email: 'zaynab.traced@example.iq',
  telephone: '07709876543',
  street: ['Abunuwas Lane 62', '12'],
  city: 'Baghdad',
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  company: '',
  postcode: '',
  region_code: '',
};

const seenTraces: string[] = [];
const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${shop.url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const [, traceId = ''] =
    /^traceparent;desc="00-([\da-f]{32})-[\da-f]{16}-01"$/.exec(answer.headers.get('server-timing') ?? '') ??
    [];
  seenTraces.push(traceId);
  return { status: answer.status, text: await answer.text(), traceId };
};
const call = async (path: string, body?: object, headers?: Record<string, string>) => {
  const { text, ...answer } = await send(path, body, headers);
  const { result, meta } = JSON.parse(text) as { result: unknown; meta?: { refreshToken?: string } };
  return { ...answer, result, meta };
};

const { result: cartId } = await call('/api/cart/create?storeCode=en', {});
const inCart = `storeCode=en&cartId=${String(cartId)}`;
await call(`/api/cart/update?${inCart}`, { cartItem: { sku: 'DJ-SIMPLE', qty: 1 } });
const login = await call('/api/user/login?storeCode=en', {
  username: 'shopper@example.iq',
  password: 'Dijla-demo-1',
});
const strangersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const requestId = `request of ${buyer.email}`;
const placed = await call(
  `/api/order?storeCode=en`,
  {
    user_id: '',
    cart_id: cartId,
    store_code: 'en',
    transmited: true,
    products: [{ sku: 'DJ-SIMPLE', qty: 1 }],
    addressInformation: {
      shippingAddress: buyer,
      billingAddress: buyer,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
      shippingExtraFields: null,
    },
  },
  {
    'x-request-id': requestId,
    'idempotency-key': randomUUID(),
    traceparent: `00-${strangersTrace}-00f067aa0ba902b7-01`,
  },
);
const page = await send('/en/steel-water-bottle?secret=zaynab');
await send('/en/no-such-zaynab-page');
const query = encodeURIComponent(JSON.stringify({ _searchText: 'zaynabword' }));
await send(`/api/catalog/iq_catalog_en/product/_search?request_format=search-query&request=${query}`);

const named = (name: string | RegExp, traceId?: string): ReceivedSpan[] =>
  collector
    .spans()
    .filter(
      (span) =>
        (traceId === undefined || span.traceId === traceId) &&
        (typeof name === 'string' ? span.name === name : name.test(span.name)),
    );
const oneNamed = (name: string | RegExp, traceId: string): Promise<ReceivedSpan> =>
  vi.waitFor(
    () => {
      const [span] = named(name, traceId);
      if (span === undefined)
        throw new Error(`no ${String(name)} in ${JSON.stringify(collector.spans().map((one) => one.name))}`);
      return span;
    },
    { timeout: 30_000, interval: 200 },
  );
const partsOf = ({ spanId, traceId }: ReceivedSpan) =>
  collector.spans().filter((span) => span.traceId === traceId && span.parentSpanId === spanId);

describe('the trace of an order', () => {
  it('is sent as OTLP over HTTP, with what the collector asks for', async () => {
    expect([placed.status, placed.traceId]).toEqual([200, expect.stringMatching(/^[\da-f]{32}$/)]);
    await oneNamed('order/place', placed.traceId);
    expect(new Set(collector.asked.map((request) => JSON.stringify(request)))).toEqual(
      new Set([
        JSON.stringify({
          method: 'POST',
          path: '/v1/traces',
          type: 'application/json',
          authorization: 'Bearer K',
        }),
      ]),
    );
  });

  it('goes from the process of the pages to the call, and from the call to its statements', async () => {
    const order = await oneNamed('order/place', placed.traceId);
    const asked = await oneNamed('POST provider', placed.traceId);
    expect(order).toMatchObject({
      parentSpanId: asked.spanId,
      kind: 2,
      attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
      resource: { 'service.name': 'provider', 'dijla.role': 'all' },
    });
    expect(asked).toMatchObject({ kind: 3, resource: { 'service.name': 'pages' } });
    expect(asked.parentSpanId ?? '').toBe('');
    const statements = partsOf(order).filter(
      ({ attributes }) => attributes['db.system.name'] === 'postgresql',
    );
    const operations = statements.map(({ attributes }) => attributes['db.operation.name']);
    expect(operations).toEqual(expect.arrayContaining(['START', 'COMMIT']));
    expect(statements.map(({ name }) => name).join()).toMatch(/(?:INSERT|WITH) "?\w*order/);
    for (const { attributes, kind } of statements) {
      expect(kind).toBe(3);
      expect(attributes['db.query.text']).not.toMatch(/'/);
    }
    expect(statements.some(({ attributes }) => String(attributes['db.query.text']).includes('$1'))).toBe(
      true,
    );
  });

  it('goes on in the jobs it caused, to the e-mail', async () => {
    const job = await oneNamed(/^job order\.placed\./, placed.traceId);
    expect(job).toMatchObject({
      kind: 5,
      attributes: { 'messaging.destination.name': expect.stringMatching(/^order\.placed\./) },
    });
    const order = named('order/place', placed.traceId)[0];
    expect(job.links).toEqual([expect.objectContaining({ traceId: placed.traceId, spanId: order?.spanId })]);
    expect(job.parentSpanId).toBe(order?.spanId);
    const sent = await oneNamed(/^SMTP 127\.0\.0\.1/, placed.traceId);
    expect(sent.kind).toBe(3);
    // Its job ends after it, and is told with the next ones.
    await expect
      .poll(() => named('job message.queued.deliver', placed.traceId).map(({ spanId }) => spanId))
      .toContain(sent.parentSpanId);
    expect(mails.mails.some(({ to }) => JSON.stringify(to).includes(buyer.email))).toBe(true);
  });

  it('is one of its own, linked to the trace of a stranger who sent one', async () => {
    const asked = await oneNamed('POST provider', placed.traceId);
    expect(placed.traceId).not.toBe(strangersTrace);
    expect(asked.links).toEqual([expect.objectContaining({ traceId: strangersTrace })]);
    expect(collector.spans().filter(({ traceId }) => traceId === strangersTrace)).toEqual([]);
  });
});

describe('the trace of a page', () => {
  it('goes through its rendering to the calls of the other process', async () => {
    const rendered = await oneNamed('page entity', page.traceId);
    expect(rendered).toMatchObject({
      kind: 2,
      attributes: { 'dijla.page': 'entity', 'dijla.cache': 'miss', 'http.response.status_code': 200 },
      resource: { 'service.name': 'pages' },
    });
    const rendering = await oneNamed('render entity', page.traceId);
    expect(rendering.parentSpanId).toBe(rendered.spanId);
    const search = await oneNamed('catalog/search', page.traceId);
    expect(partsOf(rendering).map(({ spanId }) => spanId)).toContain(search.parentSpanId);
    expect(search.resource['service.name']).toBe('provider');
  });

  it('says that a stored page was sent, and which', async () => {
    const again = async () => {
      const { traceId } = await send('/en/steel-water-bottle');
      expect((await oneNamed(/^page/, traceId)).attributes).toMatchObject({
        'dijla.page': 'entity',
        'dijla.cache': 'hit',
      });
    };
    await vi.waitFor(again, { timeout: 60_000 });
  });
});

it('no request is without its trace, and watchers make none', async () => {
  expect(seenTraces.filter((traceId) => traceId === '')).toEqual([]);
  await fetch(`${shop.url}/readyz`);
  expect(named(/ready|health|metrics/)).toEqual([]);
});

it('nothing that was sent names a person, or holds a token, a text that was searched for or an address of a page', async () => {
  await oneNamed(/^SMTP/, placed.traceId);
  const text = collector.text().toLowerCase();
  expect(text).toContain('order/place');
  const secrets = {
    cart: String(cartId),
    token: String(login.result),
    refreshToken: login.meta?.refreshToken ?? 'none',
    telephone: '7709876543',
    international: '+964',
    email: 'example.iq',
    name: 'zaynab',
    surname: 'alwazzan',
    street: 'abunuwas',
    password: 'dijla-demo-1',
    page: 'steel-water-bottle',
    sku: 'dj-simple',
    order: String((placed.result as { backendOrderId?: unknown }).backendOrderId),
    at: '@',
  };
  expect(String(login.result).length).toBeGreaterThan(20);
  expect(String(cartId)).toMatch(/^[\da-f]{32}$/);
  for (const [what, secret] of Object.entries(secrets))
    expect([what, text.includes(secret.toLowerCase())]).toEqual([what, false]);
});
