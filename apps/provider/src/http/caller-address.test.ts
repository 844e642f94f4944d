import { describe, expect, it } from 'vitest';
import { callerAddress, callerIsTrusted, trustedProxies } from './caller-address.ts';

describe('callerAddress', () => {
  it.each<[string, string | undefined, string | null, string[], string]>([
    ['no socket', undefined, '1.2.3.4', ['10.0.0.0/8'], 'UNKNOWN'],
    ['nobody trusted', '203.0.113.9', '1.2.3.4', [], '203.0.113.9'],
    ['an untrusted socket that speaks for others', '203.0.113.9', '1.2.3.4', ['10.0.0.0/8'], '203.0.113.9'],
    ['one trusted proxy', '10.0.0.1', '1.2.3.4', ['10.0.0.0/8'], '1.2.3.4'],
    ['a chain of trusted proxies', '10.0.0.1', '1.2.3.4, 10.9.9.9, 10.0.0.2', ['10.0.0.0/8'], '1.2.3.4'],
    ['an address put in front by the caller', '10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.0/8'], '1.2.3.4'],
    [
      'a caller that claims to be a proxy',
      '10.0.0.1',
      '6.6.6.6, 10.0.0.7, 1.2.3.4',
      ['10.0.0.0/8'],
      '1.2.3.4',
    ],
    ['a trusted proxy that says nothing', '10.0.0.1', null, ['10.0.0.0/8'], '10.0.0.1'],
    ['an empty header', '10.0.0.1', '', ['10.0.0.0/8'], '10.0.0.1'],
    ['words that are no address', '10.0.0.1', 'unknown, <script>', ['10.0.0.0/8'], '10.0.0.1'],
    ['a proxy that writes ports', '10.0.0.1', '6.6.6.6, 1.2.3.4:55012', ['10.0.0.0/8'], '1.2.3.4'],
    [
      'a proxy that writes IPv6 in brackets',
      '10.0.0.1',
      '6.6.6.6, [2001:db8::7]',
      ['10.0.0.0/8'],
      '2001:db8::7',
    ],
    [
      'a proxy that writes IPv6 with ports',
      '10.0.0.1',
      '6.6.6.6, [2001:db8::7]:55012',
      ['10.0.0.0/8'],
      '2001:db8::7',
    ],
    ['a chain with ports', '10.0.0.1', '6.6.6.6, 1.2.3.4:1, 10.0.0.2:443', ['10.0.0.0/8'], '1.2.3.4'],
    [
      'a proxy that does not know, behind an address the caller chose',
      '10.0.0.1',
      '6.6.6.6, unknown',
      ['10.0.0.0/8'],
      '10.0.0.1',
    ],
    [
      'a proxy whose own proxy does not know',
      '10.0.0.1',
      '6.6.6.6, unknown, 10.0.0.2',
      ['10.0.0.0/8'],
      '10.0.0.2',
    ],
    ['a proxy that writes nothing in its place', '10.0.0.1', '6.6.6.6, ', ['10.0.0.0/8'], '10.0.0.1'],
    ['only trusted hops', '10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
    ['a single trusted address', '192.0.2.1', '1.2.3.4', ['192.0.2.1'], '1.2.3.4'],
    ['its neighbour', '192.0.2.2', '1.2.3.4', ['192.0.2.1'], '192.0.2.2'],
    ['IPv4 written as IPv6', '::ffff:10.0.0.1', '::ffff:1.2.3.4', ['10.0.0.0/8'], '1.2.3.4'],
    ['IPv4 written as IPv6 in capitals', '::FFFF:10.0.0.1', '::FFFF:1.2.3.4', ['10.0.0.0/8'], '1.2.3.4'],
    ['IPv4 as two groups of IPv6', '::ffff:0a00:0001', '::ffff:0102:0304', ['10.0.0.0/8'], '1.2.3.4'],
    [
      'IPv4 in IPv6 written in full',
      '0:0:0:0:0:ffff:10.0.0.1',
      '0000:0:0:0:0:FFFF:102:304',
      ['10.0.0.0/8'],
      '1.2.3.4',
    ],
    ['IPv6', '2001:db8::1', '2001:db8:ffff::5, 2001:db8::2', ['2001:db8::/48'], '2001:db8:ffff::5'],
  ])('of %s', (_, socket, forwardedFor, proxies, address) => {
    expect(callerAddress(socket, forwardedFor, trustedProxies(proxies))).toBe(address);
  });
});

describe('callerIsTrusted', () => {
  it.each<[string | undefined, boolean]>([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['11.0.0.1', false],
    [undefined, false],
    ['not an address', false],
  ])('%s: %s', (address, isTrusted) => {
    expect(callerIsTrusted(['10.0.0.0/8'])(address)).toBe(isTrusted);
  });
});
