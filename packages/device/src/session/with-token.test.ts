import { describe, expect, it } from 'vitest';
import { withToken } from './with-token.ts';

const request = () =>
  new Request('https://shop.example/api/user/me?storeCode=ar&token=', {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });

describe('withToken', () => {
  it('puts the token into a header, and nowhere else', async () => {
    const carrying = withToken(request(), 't1');
    expect([
      carrying.headers.get('authorization'),
      carrying.url,
      carrying.method,
      await carrying.text(),
    ]).toEqual(['Bearer t1', 'https://shop.example/api/user/me?storeCode=ar&token=', 'POST', '{"a":1}']);
  });

  it('leaves the request as it was, so that it can be made again', async () => {
    const given = request();
    withToken(given, 't1');
    expect([given.headers.get('authorization'), await given.text()]).toEqual([null, '{"a":1}']);
  });
});
