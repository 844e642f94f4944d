import { describe, expect, it } from 'vitest';
import {
  type CheckoutAnswers,
  type CheckoutFieldName,
  type CheckoutNeeds,
  emptyFields,
  fieldsOfPart,
  gapsOf,
  isAnswered,
  needsOf,
} from './checkout-fields.ts';

const empty: CheckoutAnswers = { ...emptyFields, password: '' };
const filled: CheckoutAnswers = {
  ...empty,
  fullName: 'نور حسن',
  phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
  district: 'الكرادة',
  landmark: 'قرب جامع بنّية',
};
const delivered: CheckoutNeeds = { place: true, email: false, account: false };
const sent: CheckoutNeeds = { place: false, email: true, account: false };
const both: CheckoutNeeds = { place: true, email: true, account: false };
const withAccount: CheckoutNeeds = { ...delivered, account: true };

describe('needsOf', () => {
  const guest = { createAccount: false, isGuest: true };
  it.each([
    ['a parcel', [{ is_virtual: false }], delivered],
    ['a line kept by an older build', [{}], delivered],
    ['a gift card', [{ is_virtual: true }], sent],
    ['a parcel and a gift card', [{ is_virtual: false }, { is_virtual: true }], both],
  ])('of %s', (_, lines, needs) => expect(needsOf(lines, guest)).toEqual(needs));

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'asks for an account where one is wanted (%j) and nobody is signed in (%j): %j',
    (createAccount, isGuest, account) => {
      expect(needsOf([{}], { createAccount, isGuest }).account).toBe(account);
    },
  );
});

describe('gapsOf', () => {
  it.each([
    ['delivered', delivered, ['fullName', 'phone', 'district', 'landmark']],
    ['sent', sent, ['fullName', 'phone', 'email']],
    ['both', both, ['fullName', 'phone', 'email', 'district', 'landmark']],
    [
      'delivered, with an account',
      withAccount,
      ['fullName', 'phone', 'district', 'landmark', 'email', 'password'],
    ],
  ] as const)('names what is missing of an order that is %s, in the order of the form', (_, needs, gaps) => {
    expect(gapsOf(empty, needs)).toEqual(gaps);
  });

  it('finds none in five answers', () => {
    expect(gapsOf(filled, delivered)).toEqual([]);
  });

  const invoiced = { wantsInvoice: true, company: 'شركة دجلة', taxId: '123' };
  it.each<[string, Partial<CheckoutAnswers>, CheckoutNeeds, CheckoutFieldName[]]>([
    ['an address offered for the receipt and left empty', { wantsReceipt: true }, delivered, []],
    ['one that is none', { wantsReceipt: true, email: 'noor@' }, delivered, ['email']],
    ['what is typed where nobody asks any more', { email: 'noor@', taxId: '1' }, delivered, []],
    ['an invoice', { wantsInvoice: true }, delivered, ['company', 'taxId']],
    ['row 5.18: a tax id of two characters', { ...invoiced, taxId: '12' }, delivered, ['taxId']],
    ['an invoice that is whole', invoiced, delivered, []],
    [
      'an invoice to another address',
      { ...invoiced, billsElsewhere: true },
      delivered,
      ['billDistrict', 'billStreet'],
    ],
    ['the address of an invoice that is not wanted', { billsElsewhere: true }, delivered, []],
    ['a short password', { email: 'noor@example.iq', password: '1234567' }, withAccount, ['password']],
    ['an account that is whole', { email: 'noor@example.iq', password: '12345678' }, withAccount, []],
  ])('of %s', (_, change, needs, gaps) => {
    expect(gapsOf({ ...filled, ...change }, needs)).toEqual(gaps);
  });

  it.each(['noor', 'noor@', 'noor@example', 'noor@example.', 'a b@example.com', '@example.com'])(
    'takes %o for no e-mail address',
    (email) => {
      expect(gapsOf({ ...filled, email }, both)).toEqual(['email']);
    },
  );
});

describe('fieldsOfPart', () => {
  it.each<[string, Partial<CheckoutAnswers>, CheckoutNeeds, 'recipient' | 'account']>([
    ['where something is sent', {}, both, 'recipient'],
    ['for the receipt', { wantsReceipt: true }, withAccount, 'recipient'],
    ['for the account', {}, withAccount, 'account'],
  ])('asks for the e-mail address once, %s', (_, change, needs, part) => {
    const fields = { ...filled, ...change };
    const parts = (['recipient', 'account'] as const).filter((name) =>
      fieldsOfPart(name, fields, needs).includes('email'),
    );
    expect(parts).toEqual([part]);
  });
});

describe('isAnswered', () => {
  it.each([
    ['recipient', {}, true],
    ['recipient', { fullName: 'نور' }, false],
    ['recipient', { phone: '0770' }, false],
    ['recipient', { landmark: '' }, true],
    ['recipient', { wantsReceipt: true }, true],
    ['delivery', {}, true],
    ['delivery', { district: '12' }, false],
    ['delivery', { phone: '' }, true],
    ['delivery', { street: '', area: '', label: '' }, true],
  ] as const)('tells of the part %s with %o: %s', (part, change, expected) => {
    expect(isAnswered({ ...filled, ...change }, part, delivered)).toBe(expected);
  });

  it('asks for an e-mail address where something is sent', () => {
    expect([
      isAnswered(filled, 'recipient', both),
      isAnswered({ ...filled, email: 'noor@example.com' }, 'recipient', both),
    ]).toEqual([false, true]);
  });
});
