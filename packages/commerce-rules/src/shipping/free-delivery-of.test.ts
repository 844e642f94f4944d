import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeDeliveryOf } from './free-delivery-of.ts';

type Steps = { min_subtotal: number; price: number }[];

const contextOf = (...tables: Steps[]) => ({
  shipping_methods: tables.map((steps, place) => ({
    carrier_code: `carrier${place}`,
    method_code: 'method',
    carrier_title: '',
    method_title: '',
    countries: ['IQ'],
    tax_class_id: 0,
    steps,
    regions: [],
  })),
});
const flat: Steps = [{ min_subtotal: 0, price: 5000 }];
const free: Steps = [{ min_subtotal: 150_000, price: 0 }];

describe('freeDeliveryOf', () => {
  it.each([
    ['counts down to a method of its own', [flat, free], 138_000, { from: 150_000, missing: 12_000 }],
    ['has nothing missing at the worth itself', [flat, free], 150_000, { from: 150_000, missing: 0 }],
    ['has nothing missing beyond it', [flat, free], 400_000, { from: 150_000, missing: 0 }],
    [
      'takes the last step of one method',
      [[...flat, { min_subtotal: 80_000, price: 0 }]],
      20_000,
      { from: 80_000, missing: 60_000 },
    ],
    [
      'passes over a free step that ends again',
      [
        [
          { min_subtotal: 10_000, price: 0 },
          { min_subtotal: 20_000, price: 500 },
        ],
      ],
      0,
      null,
    ],
    [
      'takes the nearer of two',
      [free, [...flat, { min_subtotal: 90_000, price: 0 }]],
      0,
      { from: 90_000, missing: 90_000 },
    ],
    ['is none where every method costs', [flat], 0, null],
    ['is none where delivery is free for all', [flat, [{ min_subtotal: 0, price: 0 }]], 0, null],
    ['is none without methods', [], 0, null],
  ] as const)('%s', (_, tables, subtotal, expected) => {
    expect(freeDeliveryOf(contextOf(...(tables as unknown as Steps[])), { country: 'IQ', subtotal })).toEqual(
      expected,
    );
  });

  it('is none where no method goes', () => {
    expect(freeDeliveryOf(contextOf(flat, free), { country: 'JO', subtotal: 0 })).toBe(null);
  });

  it('never asks for less than nothing, and what is missing reaches the goal', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (from, subtotal) => {
        const found = freeDeliveryOf(contextOf(flat, [{ min_subtotal: from + 1, price: 0 }]), {
          country: 'IQ',
          subtotal,
        });
        expect(found?.missing).toBeGreaterThanOrEqual(0);
        expect(subtotal + (found?.missing ?? 0)).toBeGreaterThanOrEqual(found?.from ?? Infinity);
      }),
    );
  });
});
