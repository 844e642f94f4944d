import { describe, expect, it } from 'vitest';
import { withToken } from './token-transport.ts';

const request = () => new Request('https://shop.example/api/user/me?storeCode=ar&token=', { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } });

describe('withToken', () => {
  it('puts the token into a header, and nowhere else', async () => {
    const carrying = withToken(request(), { token: 't1', transport: 'header' });
    expect([carrying.headers.get('authorization'), carrying.url, carrying.method, await carrying.text()]).toEqual([
      'Bearer t1', 'https://shop.example/api/user/me?storeCode=ar&token=', 'POST', '{"a":1}',
    ]);
  });

  it('puts the token into the query for providers that know only that', async () => {
    const carrying = withToken(request(), { token: 't 1', transport: 'query' });
    expect([carrying.headers.get('authorization'), carrying.url, await carrying.text()]).toEqual([null, 'https://shop.example/api/user/me?storeCode=ar&token=t+1', '{"a":1}']);
  });

  it('leaves the request as it was, so that it can be made again', async () => {
    const given = request();
    withToken(given, { token: 't1', transport: 'header' });
    expect([given.headers.get('authorization'), await given.text()]).toEqual([null, '{"a":1}']);
  });
});
