import { describe, expect, it } from 'vitest';
import {
  customerAnswersOf,
  defaultAddressOf,
  type KnownAddress,
  placeAnswersOf,
} from './customer-answers.ts';

const address: KnownAddress = {
  region_id: 611,
  city: 'الرصافة، الكرادة',
  street: ['شارع 62', ''],
  extension_attributes: {
    shipping_note: 'قرب جامع الرحمن',
    label: 'Home',
    latitude: 33.3125,
    longitude: '44.361',
  },
};

describe('placeAnswersOf', () => {
  it.each<[string, Partial<KnownAddress>, object]>([
    [
      'all of an address of ours',
      {},
      {
        regionId: 611,
        district: 'الرصافة',
        area: 'الكرادة',
        street: 'شارع 62',
        landmark: 'قرب جامع الرحمن',
        label: 'Home',
        latitude: '33.3125',
        longitude: '44.361',
      },
    ],
    ['no street where the landmark stands for it', { street: ['قرب جامع الرحمن', ''] }, { street: '' }],
    ['street and house of other clients', { street: ['Karrada 62', '12'] }, { street: 'Karrada 62 12' }],
    [
      'no landmark where none is named',
      { extension_attributes: {} },
      { landmark: '', label: '', latitude: '' },
    ],
  ])('reads %s', (_, change, expected) => {
    expect(placeAnswersOf({ ...address, ...change })).toMatchObject(expected);
  });

  it.each([12, null])('reads nothing of a place outside of our governorates: %j', (region_id) => {
    expect(placeAnswersOf({ ...address, region_id })).toBeNull();
  });
});

describe('customerAnswersOf', () => {
  const profile = {
    firstname: 'نور',
    lastname: 'حسن',
    email: 'noor@example.iq',
    custom_attributes: [{ attribute_code: 'mobilenumber', value: '07701234567' }],
  } as never;

  it('are name, number in groups, e-mail address and the place', () => {
    expect(customerAnswersOf(profile, address)).toMatchObject({
      fullName: 'نور حسن',
      phone: '0770 123 4567',
      email: 'noor@example.iq',
      address: { district: 'الرصافة' },
    });
    expect(customerAnswersOf(profile, null).address).toBeNull();
  });
});

describe('defaultAddressOf', () => {
  const [first, second] = [{ default_shipping: false }, { default_shipping: true }] as never[];

  it.each<[string, readonly never[], unknown]>([
    ['the one marked so', [first, second] as never[], second],
    ['the only one', [first] as never[], first],
    ['none of several', [first, first] as never[], null],
    ['none without any', [], null],
  ])('is %s', (_, addresses, expected) => {
    expect(defaultAddressOf({ addresses } as never)).toEqual(expected);
  });
});
