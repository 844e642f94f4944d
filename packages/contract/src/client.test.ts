import { describe, expect, it } from 'vitest';
import { contractClient, paths, type ShopperCallName } from './client.ts';
import { type CallDefinition, calls } from './schemas.ts';

const answering = (
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  status = 200,
) => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
  return { client: contractClient({ fetch, baseUrl: 'http://shop' }), requests };
};

describe('contractClient', () => {
  it('writes path parameters, query and body as the wire has them', async () => {
    const { client, requests } = answering({ hits: [], total: 0 });
    await client('catalog/search', {
      params: { index: 'iq_catalog_en', entity: 'product' },
      query: { size: '5', from: '0' },
    });
    expect(requests[0]?.url).toBe('http://shop/api/catalog/iq_catalog_en/product/_search?size=5&from=0');
  });

  it.each([[null], [{ _index: 'iq_catalog_en', _type: 'product', _id: '1', _score: 0, _source: {} }]])(
    'gives %j of a mapped url as it comes',
    async (hit) => {
      const { client } = answering(hit);
      expect(await client('url/map', { body: { url: 'tee' } })).toEqual({
        ok: true,
        result: hit,
        meta: undefined,
      });
    },
  );

  it('gives the failure of a call without envelope as data', async () => {
    const { client } = answering(
      { code: 500, result: 'Missing url' },
      { 'content-type': 'application/json' },
      500,
    );
    expect([await client('url/map'), await client('catalog/search')]).toEqual(
      Array.from({ length: 2 }, () => ({ ok: false, status: 500, result: 'Missing url' })),
    );
  });

  it('gives result and meta of an answer with code 200', async () => {
    const { client } = answering({ code: 200, result: 'c1' });
    expect(await client('cart/create')).toEqual({ ok: true, result: 'c1', meta: undefined });
  });

  it('gives a file as it comes, and the refusal of one as data', async () => {
    const { client } = answering('%PDF-1.7', { 'content-type': 'application/pdf' });
    const answer = await client('order/invoice', { params: { entity_id: '10001' } });
    expect(answer.ok && (await answer.result.text())).toBe('%PDF-1.7');
    const refused = answering({ code: 404, result: 'No such order' }, undefined, 404).client;
    expect(await refused('order/invoice')).toEqual({ ok: false, status: 404, result: 'No such order' });
  });

  it('gives a refusal as data', async () => {
    const { client } = answering(
      { code: 404, result: 'No such entity' },
      { 'content-type': 'application/json' },
      404,
    );
    expect(await client('cart/pull')).toEqual({ ok: false, status: 404, result: 'No such entity' });
  });

  it.each([
    ['bad-content-type', '<html>', 'text/html'],
    ['wrong-format', 'null', 'application/json'],
  ])('throws %s for an answer nobody can read', async (reason, body, type) => {
    const { client } = answering(body, { 'content-type': type });
    await expect(client('cart/pull')).rejects.toMatchObject({ reason });
  });

  it('sends the key of a change', async () => {
    const { client, requests } = answering({ code: 200, result: true });
    await client('cart/delete', { idempotencyKey: 'key-1', body: { cartItem: { item_id: 1 } } });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('carries the position of its last write to what it reads next', async () => {
    const { client, requests } = answering(
      { code: 200, result: {} },
      { 'content-type': 'application/json', 'x-feed-position': '77' },
    );
    await client('order/place');
    await client('stock/check', { query: { sku: 'A' } });
    expect(requests.map(({ headers }) => headers.get('x-feed-position'))).toEqual([null, '77']);
  });
});

describe('the two entries of the contract', () => {
  it('keep calls of the desk, of keys, of gateways, of other clients and of late parts out of what pages load', () => {
    const others = Object.entries<CallDefinition>(calls).filter(
      ([, { path, access, of }]) =>
        path.startsWith('/api/desk/') || of !== undefined || !['anyone', 'customer'].includes(access.for),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(([name]) => name in paths)).toEqual([]);
    expect(Object.keys(paths)).toHaveLength(Object.keys(calls).length - others.length);
  });

  it('agree on method and path of every call', () => {
    const names = Object.keys(paths) as ShopperCallName[];
    expect(names.map((name) => [name, calls[name].method, calls[name].path])).toEqual(
      names.map((name) => [name, paths[name].method, paths[name].path]),
    );
  });
});
