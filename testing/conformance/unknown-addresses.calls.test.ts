import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';

const { url } = await providerOverHttp();

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

describe('whatever stands under /api', () => {
  const addresses = [
    '/api/none',
    '/api/none/deeper',
    '/api/cart',
    '/api/catalog',
    '/api/ext',
    '/api/user',
    '/api/%D9%85',
    '/api/%ff',
    '/api/index.html',
    '/api//none',
    '/api/cart/pull/x',
  ];

  it.each(addresses.flatMap((path) => [path, `${path}/`]))(
    'W3: %s answers any method in JSON, never a page',
    async (path) => {
      for (const method of methods) {
        const answer = await fetch(url + path, { method });
        expect([method, answer.headers.get('content-type')]).toEqual([
          method,
          'application/json; charset=utf-8',
        ]);
        if (method === 'HEAD') continue;
        const body: unknown = await answer.json();
        expect([method, body]).toEqual([method, { code: answer.status, result: expect.anything() }]);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    },
  );

  it.each(addresses.flatMap((path) => [path, `${path}/`]))(
    'W3: a preflight of %s lets any origin ask',
    async (path) => {
      const answer = await fetch(url + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://shop.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    },
  );
});
