import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type PageToSend, sendPage } from './send-page.ts';

const page = {
  status: 200,
  headers: {},
  etag: 'W/"abc"',
  identity: Buffer.from('page'),
  brotli: Buffer.from('br'),
  gzip: Buffer.from('gz'),
};

const sentTo = (ifNoneMatch: string | undefined, audience: PageToSend['audience'] = 'everyone') => {
  let sent: { status: number; headers: Record<string, string> } = { status: 0, headers: {} };
  const response = { end: () => undefined };
  const writeHead = (status: number, headers: Record<string, string>) => {
    sent = { status, headers };
    return response;
  };
  const request = { headers: { 'if-none-match': ifNoneMatch } } as unknown as IncomingMessage;
  sendPage(request, { ...response, writeHead } as unknown as ServerResponse, {
    page,
    common: {},
    cache: 'hit',
    audience,
  });
  return sent;
};

describe('sendPage', () => {
  it.each([
    ['its tag', 'W/"abc"', 304],
    ['its tag among others', '"x", W/"abc"', 304],
    ['its tag as a strong one', '"abc"', 304],
    ['another tag', 'W/"ab"', 200],
    ['none', undefined, 200],
  ])('answers who has %s', (_, tag, status) => {
    expect(sentTo(tag).status).toBe(status);
  });

  it.each([
    ['everyone', 'no-cache, s-maxage=60, stale-while-revalidate=600', 'accept-encoding'],
    ['group', 'private, no-cache', 'accept-encoding, cookie'],
    ['visitor', 'private, no-store', 'accept-encoding, cookie, accept-language'],
  ] as const)('tells caches what may be kept of a page for %s', (audience, caching, vary) => {
    const { headers } = sentTo(undefined, audience);
    expect([headers['cache-control'], headers['vary'], 'cdn-cache-control' in headers]).toEqual([
      caching,
      vary,
      audience === 'everyone',
    ]);
  });
});
