import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { executeTask } from './vsf-tasks.ts';

const { url } = await providerOverHttp();
const addressOf = (path: string): string =>
  url + path.replace('{index}', 'iq_catalog_en').replace('{entity}', 'product');
const newCart = async (): Promise<string> =>
  String((await executeTask(`${url}/api/cart/create?token=`, { method: 'POST' })).result);
const segmentTitle = async (query: string, headers: Record<string, string> = {}): Promise<unknown> => {
  const { result } = await executeTask(`${url}/api/cart/totals?token=&cartId=${await newCart()}${query}`, {
    headers,
  });
  return (result as { total_segments: { title: string }[] }).total_segments[0]?.title;
};

describe('envelope', () => {
  it.each([
    ['GET', '/api/cart/pull?cartId=none', undefined, 404],
    ['GET', '/api/cart/totals', undefined, 404],
    ['POST', '/api/cart/update?cartId=none', {}, 500],
    ['POST', '/api/cart/delete?cartId=none', {}, 500],
    ['POST', '/api/cart/shipping-methods', {}, 500],
    ['POST', '/api/cart/shipping-information', {}, 500],
    ['POST', '/api/cart/collect-totals', {}, 500],
    ['POST', '/api/order', {}, 400],
    ['GET', '/api/stock/check', undefined, 500],
    ['GET', '/api/stock/check?sku=NO-SUCH', undefined, 404],
    ['GET', '/api/stock/list', undefined, 500],
    ['GET', '/api/catalog/none/product/_search', undefined, 500],
  ])('wire case 01: %s %s fails with its status as code and a result', async (method, path, body, status) => {
    const answer = await executeTask(url + path, { method, body });
    expect(answer).toMatchObject({ status, code: status });
    expect(answer.result).toBeTruthy();
  });

  it.each([
    ['GET', '/api/cart/pull?cartId=nope', 404],
    ['GET', '/api/user/me?token=dead', 401],
    ['POST', '/api/user/login', 401],
    ['GET', '/api/none', 404],
  ])('a refusal of %s %s is kept by nobody (wire §1.4)', async (method, path, status) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST'
        ? { body: JSON.stringify({ username: 'nobody@example.iq', password: 'wrong' }) }
        : {}),
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-cache, no-store']);
  });

  it.each([
    ['GET', '/api/cart/payment-methods?cartId=nope', undefined, 404],
    ['POST', '/api/cart/shipping-methods?cartId=nope', { address: { country_id: 'IQ' } }, 404],
    ['POST', '/api/cart/shipping-methods?cartId=nope', { address: { country_id: 'Iraq' } }, 400],
  ])(
    '%s %s is refused with a list, through which clients go without a look at the code (wire §3.1, §3.2)',
    async (method, path, body, status) =>
      expect(await executeTask(url + path, { method, body })).toMatchObject({
        status,
        code: status,
        result: [],
      }),
  );

  it('wire case 01: a success carries code 200 as a number and no empty meta', async () => {
    const answer = await fetch(`${url}/api/cart/create?token=`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toEqual({ code: 200, result: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-store');
  });
});

describe('preflight', () => {
  const isDesk = (path: string) => path.startsWith('/api/desk/');
  const ofShoppers = Object.entries(calls).filter(([, { path }]) => !isDesk(path));
  const ofDesk = Object.entries(calls).filter(([, { path }]) => isDesk(path));

  it.each(ofDesk)('of %s lets no origin send anything', async (_, { method, path }) => {
    for (const asked of ['OPTIONS', method]) {
      const { headers } = await fetch(addressOf(path), {
        method: asked,
        headers: { origin: 'https://shop.example', 'access-control-request-method': method },
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('of a path that is nothing under the desk lets no origin read it', async () => {
    const { status, headers } = await fetch(`${url}/api/desk/none`);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });

  it.each(ofShoppers)('wire case 02: %s lets any origin send JSON headers', async (_, { method, path }) => {
    const answer = await fetch(addressOf(path), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,authorization,x-vs-store-code',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'content-type',
        'accept',
        'authorization',
        'x-vs-store-code',
        'idempotency-key',
      ]),
    );
    expect(answer.headers.get('access-control-allow-methods')?.split(', ')).toEqual([
      'GET',
      'POST',
      'PUT',
      'DELETE',
      'OPTIONS',
    ]);
  });

  it('wire case 02: failures may be read by any origin too', async () => {
    for (const path of ['/api/cart/pull?cartId=none', '/api/none'])
      expect((await fetch(url + path)).headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('guests and stores', () => {
  it.each<[string, string, Record<string, string>]>([
    ['an empty token', '?token=', {}],
    ['the word null as token', '?token=null', {}],
    ['the word undefined as token', '?token=undefined', {}],
    ['no token', '', {}],
    ['Bearer null', '?token=', { authorization: 'Bearer null' }],
    ['Bearer and nothing', '', { authorization: 'Bearer ' }],
  ])('wire case 03: %s is a guest', async (_, query, headers) => {
    const created = await executeTask(`${url}/api/cart/create${query}`, { method: 'POST', headers });
    expect(created.code).toBe(200);
    const pulled = await executeTask(
      `${url}/api/cart/pull${query}${query === '' ? '?' : '&'}cartId=${String(created.result)}`,
      { headers },
    );
    expect(pulled).toMatchObject({ code: 200, result: [] });
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['the header before the query', '&storeCode=en', { 'x-vs-store-code': 'ar' }, 'مجموع المنتجات'],
    ['the query alone', '&storeCode=ar', {}, 'مجموع المنتجات'],
    ['the header alone', '', { 'x-vs-store-code': 'ar' }, 'مجموع المنتجات'],
    ['no code: the default store', '', {}, 'Subtotal'],
    ['an unknown code: the default store', '&storeCode=fr', {}, 'Subtotal'],
  ])('wire case 04: titles follow %s', async (_, query, headers, title) => {
    expect(await segmentTitle(query, headers)).toBe(title);
  });

  it('wire case 04: a refusal is worded in the language of the store', async () => {
    const cartId = await newCart();
    const refusal = async (storeCode: string) =>
      (
        await executeTask(`${url}/api/cart/update?cartId=${cartId}&storeCode=${storeCode}`, {
          method: 'POST',
          body: { cartItem: { sku: 'DJ-GONE', qty: 1 } },
        })
      ).result;
    expect([await refusal('en'), await refusal('ar')]).toEqual([
      expect.stringMatching(/^[ -~]+$/),
      expect.stringMatching(/^[\u0600-\u06ff]/),
    ]);
  });
});

describe('addresses', () => {
  it.each([
    '/api/none',
    '/api/cart',
    '/api/cart/none',
    '/api/cart/pull/none',
    '/api//cart/pull',
    '/api/user/none',
  ])('wire case 05: %s is a 404 envelope', async (path) => {
    expect(await executeTask(url + path)).toMatchObject({
      status: 404,
      code: 404,
      result: 'There’s nothing at this address.',
    });
  });

  it('tells its version at /api, not enveloped', async () => {
    expect(await (await fetch(`${url}/api`)).json()).toEqual({ version: expect.any(String) });
  });

  it('tells the caller its address, at top level too', async () => {
    expect(await executeTask(`${url}/api/ip`)).toMatchObject({
      code: 200,
      ip: '127.0.0.1',
      result: { ip: '127.0.0.1' },
    });
  });

  it('answers HEAD as GET without a body', async () => {
    const answer = await fetch(`${url}/api/ip`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('describes every call in a valid OpenAPI 3.1 document', async () => {
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.paths['/api/desk/audit']?.['get']).toMatchObject({
      security: [{ deskSession: [] }],
      'x-permission': 'audit.read',
    });
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(
        Object.entries(calls).map(([name, { method, path }]) => [name, `${method} ${path}`]),
      ),
    );
  });
});
