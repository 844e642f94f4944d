import { describe, expect, it } from 'vitest';
import { type ActingOn, type BuyerActs, buyerActsOf } from './buyer-acts-of.ts';

const placed: ActingOn = {
  packages: ['pending'],
  isDue: true,
  hasInstructions: false,
  isOnline: false,
  isSold: true,
  isOwn: true,
  isConfirmed: false,
  takesCode: false,
  isCash: true,
  hasInvoice: false,
  isBuyer: true,
  cancelRequest: null,
  isUsed: false,
  isReturnable: false,
};
const all: BuyerActs = {
  pay: false,
  confirm: false,
  confirm_by_code: false,
  reorder: true,
  invoice: true,
  cancel: true,
  return: false,
};

describe('buyerActsOf', () => {
  it.each<[string, Partial<ActingOn>, Partial<BuyerActs>]>([
    ['a new order, paid at the door', {}, { confirm: true }],
    ['one the shop waits for a code of', { takesCode: true }, { confirm: true, confirm_by_code: true }],
    ['one that was confirmed', { isConfirmed: true, takesCode: true }, {}],
    ['one that is on hold', { packages: ['on_hold'], takesCode: true }, {}],
    ['one that is being packed', { packages: ['preparing'] }, {}],
    ['one to be paid by transfer', { hasInstructions: true, isCash: false }, { pay: true }],
    ['one to be paid online', { isOnline: true, isCash: false }, { pay: true }],
    ['one that was paid online', { isOnline: true, isCash: false, isDue: false }, {}],
    ['one that was paid by transfer', { hasInstructions: true, isDue: false }, {}],
    ['one of goods that are gone', { isSold: false }, { reorder: false, confirm: true }],
    ['one under review', { packages: ['under_review'] }, { invoice: false }],
    ['a cancelled one', { packages: ['cancelled'], isDue: false }, { invoice: false, cancel: false }],
    [
      'a cancelled one with an invoice',
      { packages: ['cancelled'], isDue: false, hasInvoice: true },
      { cancel: false },
    ],
    [
      'one placed elsewhere',
      { packages: ['complete'], isDue: false, isOwn: false },
      { invoice: false, cancel: false },
    ],
    [
      'one of an account, opened without it',
      { isBuyer: false, isReturnable: true },
      { cancel: false, confirm: true },
    ],
    [
      'one that was asked to be cancelled',
      { cancelRequest: 'requested', takesCode: true },
      { cancel: false },
    ],
    ['one whose request was declined', { cancelRequest: 'declined' }, { confirm: true }],
    ['one whose code was seen or file downloaded', { isUsed: true }, { cancel: false, confirm: true }],
    ['one with the courier', { packages: ['dispatched'] }, { cancel: false }],
    ['a delivered one', { packages: ['complete'], isReturnable: true }, { cancel: false, return: true }],
    ['one that was given back', { packages: ['complete'] }, { cancel: false }],
  ])('of %s', (_, change, acts) => {
    expect(buyerActsOf({ ...placed, ...change })).toEqual({ ...all, ...acts });
  });
});
