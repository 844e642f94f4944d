import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { visitorNetwork } from './visitor-network.ts';

const asked = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as IncomingMessage;

describe('visitorNetwork', () => {
  it.each([
    ['192.0.2.7', undefined, '192.0.2.7'],
    ['::ffff:192.0.2.7', undefined, '192.0.2.7'],
    ['2001:db8:1:2::9', undefined, '2001:db8:1:2'],
    ['127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['127.0.0.1', '198.51.100.1, 2001:db8:1:2:3::9', '2001:db8:1:2'],
    ['192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ])('of %s that forwards for %s is %s', (address, forwardedFor, network) => {
    expect(visitorNetwork(['127.0.0.0/8'])(asked(address, forwardedFor))).toBe(network);
  });
});
