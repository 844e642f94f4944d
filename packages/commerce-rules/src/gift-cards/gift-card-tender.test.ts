import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { giftCardTender, takenOfCard } from './gift-card-tender.ts';

const dinars = { code: 'IQD', scale: 0, symbol: 'IQD' } as const;
const dollars = { code: 'USD', scale: 2, symbol: '$' } as const;
const context = aTotalsContext();
/** Terms of a store whose carts are paid in dinars, at so many a dollar. */
const termsIn = (code: 'IQD' | 'USD', rate = 1310) => ({
  currency: { ...context.currency, ...(code === 'IQD' ? dinars : dollars) },
  payable: {
    currency: { ...context.currency, ...dinars },
    rate: { numerator: code === 'IQD' ? 1 : rate, denominator: 1 },
    step: 250,
  },
});
const card = (balance: number, currency = 'IQD') => ({ last_four: 'Q7K2', currency, balance });

describe('giftCardTender', () => {
  it.each([
    ['all that is on it', card(25_000), 'IQD', -25_000],
    ['whole cents of it in dollars', card(25_000), 'USD', -1908],
  ] as const)('offers %s', (_, of, currency, amount) =>
    expect(giftCardTender(of, termsIn(currency))).toEqual([
      { code: 'giftcardaccount', stage: 'tender', amount, source: 'gift card', data: { last_four: 'Q7K2' } },
    ]),
  );

  it.each([
    ['no card', null],
    ['an empty card', card(0)],
    ['less than a cent', card(13)],
    ['a card in another currency', card(25_000, 'USD')],
  ])('offers nothing of %s', (_, of) => expect(giftCardTender(of, termsIn('USD'))).toEqual([]));
});

describe('takenOfCard', () => {
  it('takes what is paid to the dinar, and in dollars no less than it is worth', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom('IQD' as const, 'USD' as const),
        fc.integer({ min: 500, max: 3000 }),
        (balance, total, currency, rate) => {
          const terms = termsIn(currency, rate);
          const [tender] = giftCardTender(card(balance), terms);
          const paid = Math.min(0 - (tender?.amount ?? 0), total);
          const taken = takenOfCard(paid, card(balance), terms);
          expect(taken).toBeLessThanOrEqual(balance);
          const [ofCent, ofDinar] = currency === 'IQD' ? [1, 1] : [rate, 100];
          expect(taken * ofDinar).toBeGreaterThanOrEqual(paid * ofCent);
          expect((taken - 1) * ofDinar).toBeLessThan(paid * ofCent);
        },
      ),
    ));
});
