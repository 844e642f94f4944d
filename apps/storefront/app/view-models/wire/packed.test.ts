import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed } from './packed.ts';
import { unpacked } from './unpacked.ts';

describe('packed', () => {
  it.each([
    ['no cards', { total: 0, cards: [] }],
    [
      'cards alike',
      {
        total: 2,
        cards: [
          { sku: 'A', price: { final: 1 }, colours: [] },
          { sku: 'B', price: null, colours: ['#ffffff'] },
        ],
      },
    ],
  ])('comes back as it was with %s', (_, view) => {
    expect(unpacked(String(packed(view)))).toEqual(view);
  });

  it('gives null for a field that only other cards have', () => {
    const cards = [{ sku: 'A', childSku: 'A-1' }, { sku: 'B' }];
    expect(unpacked(String(packed({ cards })))).toEqual({
      cards: [
        { sku: 'A', childSku: 'A-1' },
        { sku: 'B', childSku: null },
      ],
    });
  });

  it('names each field once, however many cards have it', () => {
    const cards = Array.from({ length: 50 }, (_, place) => ({ sku: String(place) }));
    expect(String(packed({ cards })).split('"sku"')).toHaveLength(2);
  });

  it('keeps any cards in their order', () => {
    const card = fc.record(
      {
        sku: fc.string(),
        price: fc.option(fc.record({ final: fc.integer() })),
        colours: fc.array(fc.string()),
      },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(fc.array(card), (cards) => {
        expect(unpacked(String(packed({ cards })))).toEqual({ cards });
      }),
    );
  });
});
