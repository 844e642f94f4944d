import { describe, expect, it } from 'vitest';
import { type ActingOn, type BuyerActs, buyerActsOf } from './buyer-acts-of.ts';

const placed: ActingOn = {
  state: 'pending',
  isDue: true,
  hasInstructions: false,
  isSold: true,
  isOwn: true,
  hasInvoice: false,
};

describe('buyerActsOf', () => {
  it.each<[string, Partial<ActingOn>, BuyerActs]>([
    ['a new order, paid at the door', {}, { pay: false, reorder: true, invoice: true }],
    ['one to be paid by transfer', { hasInstructions: true }, { pay: true, reorder: true, invoice: true }],
    [
      'one that was paid by transfer',
      { hasInstructions: true, isDue: false },
      { pay: false, reorder: true, invoice: true },
    ],
    ['one of goods that are gone', { isSold: false }, { pay: false, reorder: false, invoice: true }],
    ['one under review', { state: 'under_review' }, { pay: false, reorder: true, invoice: false }],
    ['a cancelled one', { state: 'cancelled', isDue: false }, { pay: false, reorder: true, invoice: false }],
    [
      'a cancelled one with an invoice',
      { state: 'cancelled', isDue: false, hasInvoice: true },
      { pay: false, reorder: true, invoice: true },
    ],
    [
      'one placed elsewhere',
      { state: 'complete', isDue: false, isOwn: false },
      { pay: false, reorder: true, invoice: false },
    ],
  ])('of %s', (_, change, acts) => expect(buyerActsOf({ ...placed, ...change })).toEqual(acts));
});
