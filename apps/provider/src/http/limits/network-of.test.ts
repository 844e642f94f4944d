import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['UNKNOWN', 'UNKNOWN'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::3:4:5:6', '2001:db8:0:0'],
    ['2001:0DB8:0:0:3:4:5:6', '2001:db8:0:0'],
    ['2001:db8:1::', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all addresses of a /64, however they are written', () => {
    const group = fc.oneof(fc.constant(0), fc.nat({ max: 0xffff }));
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (network, host) => {
          const whole = [...network, ...host].map((each) => each.toString(16)).join(':');
          const written = new URL(`http://[${whole}]/`).hostname.slice(1, -1);
          expect(networkOf(written)).toBe(
            networkOf([...network, 0, 0, 0, 1].map((each) => each.toString(16)).join(':')),
          );
        },
      ),
    );
  });
});
