import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { executeTask } from './vsf-tasks.ts';

const { url } = await providerOverHttp();

/** Calls of wire §6.3 and §8 that the shop does not offer, as the client sends them. */
const unavailable = [
  ['GET', '/api/ext/mail-service/get-token', undefined],
  ['POST', '/api/ext/mail-service/send-email', { sourceAddress: 'a@b.iq' }],
] as const;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

describe('a call that the shop does not offer yet', () => {
  it.each(unavailable)(
    'W3: %s %s is refused with words that the client shows as they are',
    async (method, path, body) => {
      const [english, arabic] = await Promise.all(
        ['en', 'ar'].map((store) =>
          executeTask(`${url}${path}${path.includes('?') ? '&' : '?'}storeCode=${store}`, { method, body }),
        ),
      );
      expect([english, arabic]).toMatchObject([
        { status: 404, code: 404, result: expect.stringMatching(/ yet/) },
        { status: 404, code: 404, result: expect.stringMatching(/بعد/) },
      ]);
      expect(english?.headers.get('x-refusal')).not.toBe('request.unknown-path');
    },
  );
});

describe('whatever stands under /api', () => {
  const addresses = [
    ...unavailable.map(([, path]) => path.replace(/\?.*$/, '')),
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

  it('W3: what is offered is not among it', () => {
    const offered = new Set<string>(Object.values(calls).map(({ path }) => path));
    expect(unavailable.filter(([, path]) => offered.has(path.replace(/\?.*$/, '')))).toEqual([]);
  });
});
