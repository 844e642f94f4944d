import { describe, expect, it } from 'vitest';
import { aTotalsCart, aTotalsLine } from '../../test/a-totals-cart.ts';
import { aTaxedContext, aTotalsContext } from '../../test/a-totals-context.ts';
import { deliveryOf } from './delivery-of.ts';

const free = { carrier_code: 'freeshipping', method_code: 'freeshipping' };
const mixed = [aTotalsLine(), aTotalsLine({ item_id: 502, is_virtual: true })];

describe('deliveryOf', () => {
  it.each([
    ['charges the chosen method', aTotalsCart(), 38_000, 'flatrate', 5000],
    ['charges nothing before the choice', aTotalsCart({ shipping: null }), 38_000, null, 0],
    [
      'carries for nothing from the free step on',
      aTotalsCart({ shipping: free }),
      150_000,
      'freeshipping',
      0,
    ],
    ['does not carry below it', aTotalsCart({ shipping: free }), 149_999, null, 0],
    ['does not carry abroad', aTotalsCart({ country: 'JO' }), 38_000, null, 0],
    ['takes the default country for none', aTotalsCart({ country: '' }), 38_000, 'flatrate', 5000],
    [
      'does not know an unknown method',
      aTotalsCart({ shipping: { carrier_code: 'flatrate', method_code: 'xyz' } }),
      38_000,
      null,
      0,
    ],
    ['delivers a cart that is virtual in part', aTotalsCart({ lines: mixed }), 38_000, 'flatrate', 5000],
    ['delivers nothing of an empty cart', aTotalsCart({ lines: [] }), 0, null, 0],
  ])('%s', (_, cart, subtotal, carrier, amount) => {
    const { method, price } = deliveryOf(cart, aTotalsContext(), { subtotal, isFree: false });
    expect([method?.carrier_code ?? null, price.excl]).toEqual([carrier, amount]);
  });

  it('is priced and called by the largest of its goods, once', () => {
    const [flat, ...others] = aTotalsContext().shipping_methods;
    const sizes = [
      {
        size_class: 'large',
        method_title: 'Large items',
        steps: [{ min_subtotal: 0, price: 15_000 }],
        regions: [],
      },
    ];
    const context = aTotalsContext({
      size_classes: ['large'],
      shipping_methods: [{ ...flat!, sizes }, ...others],
    });
    const large = aTotalsLine({ item_id: 503, size_class: 'large' });
    const cart = aTotalsCart({ lines: [...aTotalsCart().lines, large, { ...large, item_id: 504 }] });
    expect(deliveryOf(cart, context, { subtotal: 38_000, isFree: false })).toMatchObject({
      method: { carrier_code: 'flatrate', method_title: 'Large items' },
      price: { incl: 15_000 },
    });
    expect(deliveryOf(aTotalsCart(), context, { subtotal: 38_000, isFree: false })).toMatchObject({
      method: { method_title: 'Within 24 hours' },
      price: { incl: 5000 },
    });
  });

  it('taxes delivery as goods', () =>
    expect(
      deliveryOf(aTotalsCart(), aTaxedContext(15, true), { subtotal: 38_000, isFree: false }).price,
    ).toEqual({ excl: 4348, incl: 5000, tax: 652 }));
});
