import { describe, expect, it } from 'vitest';
import { bundlePrice } from './bundle-price.ts';

const price = (final: number, regular = final) => ({
  regular,
  special: final < regular ? final : null,
  final,
});

describe('bundlePrice', () => {
  it.each([
    ['one part', [{ price: price(4000), qty: 1 }], price(4000)],
    [
      'each part as often as it is in it',
      [
        { price: price(4000), qty: 2 },
        { price: price(1000), qty: 1 },
      ],
      price(9000),
    ],
    [
      'parts that are cheaper now',
      [
        { price: price(8000, 9000), qty: 2 },
        { price: price(1000), qty: 1 },
      ],
      price(17_000, 19_000),
    ],
    [
      'a part without a known price',
      [
        { price: price(4000), qty: 1 },
        { price: null, qty: 1 },
      ],
      null,
    ],
    ['nothing', [], null],
  ])('of %s', (_, parts, whole) => expect(bundlePrice(parts)).toEqual(whole));
});
