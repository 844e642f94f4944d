import { describe, expect, it } from 'vitest';
import { deskAddress, deskClient, deskPaths } from './desk-client.ts';
import { calls } from './schemas.ts';

const answering = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) => {
  const requests: Request[] = [];
  const client = deskClient({
    fetch: async (request) => {
      requests.push(request);
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
    baseUrl: 'http://desk',
    storeCode: () => 'ar',
  });
  return { client, requests };
};

describe('deskPaths', () => {
  it('are the calls of the desk and no others, each with the permission it asks', () => {
    const names = Object.entries(calls).filter(([, { path }]) => path.startsWith('/api/desk/'));
    expect(Object.keys(deskPaths)).toEqual(names.map(([name]) => name));
    expect(deskPaths['desk/order']).toEqual({
      method: 'GET',
      path: '/api/desk/orders/{orderId}',
      permission: 'orders.read',
    });
    expect(deskPaths['desk/link']).toEqual({ method: 'POST', path: '/api/desk/link' });
  });
});

it('deskAddress is what a link to a file leads to', () => {
  expect(deskAddress('desk/packing-slip', { params: { orderId: '17' }, query: { storeCode: 'ar' } })).toBe(
    '/api/desk/orders/17/packing-slip?storeCode=ar',
  );
});

describe('deskClient', () => {
  it('writes path parameters, query and body, and asks in the language of the desk', async () => {
    const { client, requests } = answering({ code: 200, result: true });
    await client('desk/note-call', {
      params: { orderId: '17' },
      body: { outcome: 'not-reached' },
      idempotencyKey: 'k1',
    });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'http://desk/api/desk/orders/17/calls?storeCode=ar',
    ]);
    expect(request?.headers.get('idempotency-key')).toBe('k1');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ outcome: 'not-reached' });
  });

  it('gives the result', async () => {
    const { client } = answering({ code: 200, result: { items: [] } });
    expect(await client('desk/returns')).toEqual({ ok: true, result: { items: [] } });
  });

  it('gives a refusal with its code, text and what is beside it', async () => {
    const { client } = answering(
      { code: 409, result: 'Changed.', meta: { order: { version: 3 } } },
      { status: 409, headers: { 'x-refusal': 'order.changed-meanwhile' } },
    );
    expect(await client('desk/confirm-order')).toEqual({
      ok: false,
      refusal: {
        code: 'order.changed-meanwhile',
        status: 409,
        text: 'Changed.',
        meta: { order: { version: 3 } },
      },
    });
  });

  it.each([
    ['a proxy that answers for the shop', 502, undefined],
    ['a network that is away', 0, new TypeError('Failed to fetch')],
  ])('knows no answer of %s', async (_, status, error) => {
    const client = deskClient({
      fetch: () => (error ? Promise.reject(error) : Promise.resolve(new Response('busy', { status }))),
      baseUrl: 'http://desk',
      storeCode: () => 'en',
    });
    expect(await client('desk/returns')).toEqual({
      ok: false,
      refusal: { code: 'no-answer', status, text: '', meta: {} },
    });
  });

  it('throws when its caller gave up', async () => {
    const given = new AbortController();
    const client = deskClient({
      fetch: (request) => {
        given.abort();
        return Promise.reject(request.signal.reason);
      },
      baseUrl: 'http://desk',
      storeCode: () => 'en',
    });
    await expect(client('desk/returns', { signal: given.signal })).rejects.toThrow('aborted');
  });
});
