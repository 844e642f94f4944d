import type { ShippingTable } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { deliveryPricesOf } from './delivery-prices-of.ts';
import { freeDeliveryOf } from './free-delivery-of.ts';
import { shippingPriceOf } from './shipping-price-of.ts';

const [standard] = aTotalsContext().shipping_methods;
type Steps = ShippingTable['steps'];
const costs = (price: number, from = 0): Steps => [{ min_subtotal: from, price }];
const method = (steps: Steps, others: Partial<ShippingTable> = {}): ShippingTable => ({
  ...standard!,
  countries: ['IQ'],
  regions: [],
  of_countries: [],
  sizes: [],
  steps,
  ...others,
});
const large = (steps: Steps, regions: { region_id: number; steps: Steps }[] = []) => ({
  sizes: [{ size_class: 'large', method_title: null, steps, regions }],
});
const flat = method(costs(5000));
const free = method(costs(0, 150_000));
const inIraq = { country: 'IQ' };
const everywhere = (price: number, free_from: number | null) => ({ region_id: null, price, free_from });

describe('deliveryPricesOf', () => {
  it.each<[string, ShippingTable[], ReturnType<typeof deliveryPricesOf>]>([
    [
      'says the price of the first method and from what amount another is free',
      [flat, free],
      [everywhere(5000, 150_000)],
    ],
    [
      'says the price of the lowest step, in whatever order they come',
      [
        method([
          { min_subtotal: 80_000, price: 0 },
          { min_subtotal: 0, price: 4000 },
        ]),
      ],
      [everywhere(4000, 80_000)],
    ],
    [
      'names governorates with prices of their own, once each, in order',
      [
        method(costs(5000), {
          regions: [
            { region_id: 611, steps: costs(3000) },
            { region_id: 603, steps: costs(8000) },
          ],
        }),
        method(costs(0, 150_000), { regions: [{ region_id: 603, steps: costs(0, 200_000) }] }),
      ],
      [
        everywhere(5000, 150_000),
        { region_id: 603, price: 8000, free_from: 200_000 },
        { region_id: 611, price: 3000, free_from: 150_000 },
      ],
    ],
    [
      'passes over a method that does not go to the country',
      [method(costs(1000), { countries: ['JO'] }), flat],
      [everywhere(5000, null)],
    ],
    [
      'says nothing of the others where it goes to some governorates alone',
      [method([], { regions: [{ region_id: 611, steps: costs(3000) }] })],
      [{ region_id: 611, price: 3000, free_from: null }],
    ],
    [
      'takes the country’s own price before that of everywhere',
      [method(costs(5000), { of_countries: [{ country: 'IQ', steps: costs(4000) }] })],
      [everywhere(4000, null)],
    ],
    ['says nothing without methods', [], []],
  ])('%s', (_, tables, prices) => expect(deliveryPricesOf(tables, inIraq)).toEqual(prices));

  it.each<[string, ShippingTable[], ReturnType<typeof deliveryPricesOf>]>([
    [
      'prices of their own',
      [
        method(costs(5000), large(costs(35_000), [{ region_id: 611, steps: costs(15_000) }])),
        method(costs(0, 150_000), large([])),
      ],
      [everywhere(35_000, null), { region_id: 611, price: 15_000, free_from: null }],
    ],
    ['the ordinary ones where nobody priced the class', [flat, free], [everywhere(5000, 150_000)]],
    [
      'those of the first method that carries them',
      [method(costs(5000), large([])), method(costs(6000), large(costs(40_000)))],
      [everywhere(40_000, null)],
    ],
  ])('says of goods of a size class %s', (_, tables, prices) =>
    expect(deliveryPricesOf(tables, { ...inIraq, size_class: 'large' })).toEqual(prices),
  );

  it('says what a cart then finds: its price below the first amount, and the same goal', () => {
    const steps = fc.uniqueArray(fc.record({ min_subtotal: fc.nat(5), price: fc.nat(3) }), {
      selector: ({ min_subtotal: from }) => from,
      maxLength: 4,
    });
    const table = fc
      .record({ steps, own: steps })
      .map(({ steps: all, own }) =>
        method(all, own.length > 0 ? { regions: [{ region_id: 603, steps: own }] } : {}),
      );
    fc.assert(
      fc.property(fc.array(table, { maxLength: 3 }), (tables) => {
        for (const { region_id, price, free_from: from } of deliveryPricesOf(tables, inIraq)) {
          const place = { ...inIraq, region_id };
          expect(freeDeliveryOf({ shipping_methods: tables }, { ...place, subtotal: 0 })?.from ?? null).toBe(
            from,
          );
          const offered = tables.filter((each) => shippingPriceOf(each, { ...place, subtotal: 10 }) !== null);
          const [first] = offered.map((each) =>
            [0, 1, 2, 3, 4, 5]
              .map((subtotal) => shippingPriceOf(each, { ...place, subtotal }))
              .find((found) => found !== null),
          );
          expect(price).toBe(first);
        }
      }),
    );
  });
});
