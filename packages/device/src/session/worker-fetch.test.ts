import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../platform/memory-storage.ts';
import { noorsProfile } from '../testing/test-session.ts';
import { workerFetch } from './worker-fetch.ts';

const asked = async (path: string, status = 200) => {
  const storage = memoryStorage();
  await storage.write([
    { in: 'session', key: 'session', put: { token: 't1', refresh_token: null, profile: noorsProfile } },
  ]);
  const tokens: (string | null)[] = [];
  const response = await workerFetch(storage, async ({ headers }) => {
    tokens.push(headers.get('authorization'));
    return Response.json({ code: status, result: '' }, { status });
  })(new Request(`https://shop.example${path}`));
  return { tokens, status: response.status };
};

describe('workerFetch', () => {
  it.each([
    ['/api/cart/update?token=&cartId=c', 'Bearer t1'],
    ['/api/order?token=', 'Bearer t1'],
    ['/api/cart/update?token=null&cartId=c', null],
    ['/api/catalog/iq_catalog_ar/product/_search', null],
  ])('asks %s with %s', async (path, token) => {
    expect((await asked(path)).tokens).toEqual([token]);
  });

  it('counts a token that is turned down as no answer, and a refusal as one', async () => {
    await expect(asked('/api/cart/pull?token=', 401)).rejects.toThrow('no longer good');
    expect((await asked('/api/cart/pull?token=', 403)).status).toBe(403);
  });
});
