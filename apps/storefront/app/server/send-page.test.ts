import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sendPage } from './send-page.ts';

const page = { status: 200, headers: {}, etag: 'W/"abc"', identity: Buffer.from('page'), brotli: Buffer.from('br'), gzip: Buffer.from('gz') };

const statusFor = (ifNoneMatch: string | undefined): number => {
  let sent = 0;
  const response = { end: () => undefined };
  const writeHead = (status: number) => {
    sent = status;
    return response;
  };
  const request = { headers: { 'if-none-match': ifNoneMatch } } as unknown as IncomingMessage;
  sendPage(request, { ...response, writeHead } as unknown as ServerResponse, { page, common: {}, cache: 'hit' });
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
    expect(statusFor(tag)).toBe(status);
  });
});
