import { describe, expect, it } from 'vitest';
import { isLocalRequest, type ReceivedRequest } from './local-request.ts';

const local: ReceivedRequest = {
  url: 'http://localhost:3000/api/desk/session',
  headers: new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' }),
  socketAddress: '127.0.0.1',
  knownUrls: ['http://localhost:3000', 'http://127.0.0.1:3100'],
};

describe('isLocalRequest', () => {
  it.each<[string, Partial<ReceivedRequest>, boolean]>([
    ['this machine', {}, true],
    ['this machine by IPv6', { socketAddress: '::1' }, true],
    ['this machine by mapped IPv4', { socketAddress: '::ffff:127.0.0.1' }, true],
    ['a program, which sends no origin', { headers: new Headers({ host: 'localhost:3000' }) }, true],
    ['no public address', { knownUrls: [] }, true],
    ['no socket', { socketAddress: undefined }, false],
    ['another machine', { socketAddress: '192.168.1.5' }, false],
    ['another machine by mapped IPv4', { socketAddress: '::ffff:10.0.0.1' }, false],
    ['another host', { url: 'http://shop.example/api/desk/session' }, false],
    ['another Host than the address', { headers: new Headers({ host: 'shop.example' }) }, false],
    ['a page of another host', { headers: new Headers({ origin: 'https://shop.example' }) }, false],
    ['a sandboxed page', { headers: new Headers({ origin: 'null' }) }, false],
    ['a proxy', { headers: new Headers({ 'x-forwarded-for': '10.0.0.1' }) }, false],
    ['a public shop', { knownUrls: ['https://shop.example'] }, false],
    [
      'a public shop with a local desk',
      { knownUrls: ['http://localhost:3100', 'https://shop.example'] },
      false,
    ],
    ['a public desk', { knownUrls: ['https://desk.example', 'http://localhost:3000'] }, false],
  ])('from %s: %j', (_, changes, expected) => {
    expect(isLocalRequest({ ...local, ...changes })).toBe(expected);
  });
});
