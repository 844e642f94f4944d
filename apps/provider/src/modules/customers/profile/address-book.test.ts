import type { GivenAddress } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { addressBookOf, type SavedAddress, type ExistingAddress } from './address-book.ts';

const customer = 158;
const given = (city: string, changes: Partial<GivenAddress> = {}): GivenAddress => ({
  firstname: 'نور',
  lastname: 'حسن',
  street: ['كرادة 62'],
  city,
  country_id: 'IQ',
  ...changes,
});
/** Returns a saved address book as it is stored: every address has an id, new ones the next. */
const standingAs = (book: readonly SavedAddress[], next = 900): ExistingAddress[] =>
  book.map((address, place) => ({ ...address, id: address.id ?? next + place }));
const bookOf = (standing: readonly ExistingAddress[], list: readonly GivenAddress[]) => {
  const book = addressBookOf(standing, list, customer);
  return isRefusal(book) ? [] : book;
};
const standing = standingAs(bookOf([], [given('Baghdad', { default_shipping: true }), given('Basra')]), 67);

describe('addressBookOf', () => {
  it('keeps what an address says in one form', () => {
    const [address] = bookOf(
      [],
      [
        given(' بغداد ', {
          street: [' كرادة 62 ', null],
          telephone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
          region: { region: 'Baghdad', region_id: 611 },
          region_id: '',
          postcode: '',
          company: ' ',
          extension_attributes: [],
        }),
      ],
    );
    expect(address).toEqual({
      id: null,
      firstname: 'نور',
      lastname: 'حسن',
      company: null,
      telephone: '07701234567',
      country: 'IQ',
      region_id: 611,
      region: 'Baghdad',
      city: 'بغداد',
      street: ['كرادة 62', ''],
      postcode: null,
      vat_id: null,
      extension_attributes: null,
      is_default_shipping: false,
      is_default_billing: false,
    });
  });

  it.each<[string, GivenAddress[], (number | null)[]]>([
    ['keeps what is named by its id, and lets go of the rest', [given('Mosul', { id: 68 })], [68]],
    ['knows what stands by what it says', [given('Basra'), given('Baghdad'), given('Erbil')], [68, 67, null]],
    ['takes two that say the same for two', [given('Basra'), given('Basra')], [68, null]],
    [
      'does not take for another what is named elsewhere in the list',
      [given('Basra'), given('Najaf', { id: 68 })],
      [null, 68],
    ],
    ['empties itself for an empty list', [], []],
  ])('%s', (_, list, ids) => {
    expect(bookOf(standing, list).map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, GivenAddress[]]>([
    ['an id that does not stand', [given('Basra', { id: 1 })]],
    ["another customer's id", [given('Basra', { id: 68, customer_id: 159 })]],
    ['another customer and no id', [given('Basra', { customer_id: 159 })]],
    ['one id twice', [given('Basra', { id: 68 }), given('Mosul', { id: 68 })]],
  ])('fault "foreign child id": is none with %s', (_, list) => {
    expect(addressBookOf(standing, list, customer)).toEqual(refusal('user.foreign-address'));
  });

  it.each(['0770123', 'call me', '0000000000', '+964 770 12'])(
    'is none with the telephone %j',
    (telephone) => {
      expect(addressBookOf(standing, [given('Basra', { telephone })], customer)).toEqual(
        refusal('user.telephone-invalid'),
      );
    },
  );

  it('keeps a telephone that was taken over from another shop as it stands', () => {
    const odd = standing.map((address) => ({ ...address, telephone: '0770123' }));
    expect(
      bookOf(odd, [
        given('Baghdad', { id: 67, telephone: '0770123' }),
        given('Basra', { telephone: '' }),
      ]).map(({ telephone }) => telephone),
    ).toEqual(['0770123', null]);
  });

  it('has one default of each kind at most: the last in the list', () => {
    const book = bookOf(standing, [
      given('Baghdad', { default_shipping: true, default_billing: true }),
      given('Basra', { default_shipping: true }),
      given('Erbil'),
    ]);
    expect(
      book.map(({ is_default_shipping, is_default_billing }) => [is_default_shipping, is_default_billing]),
    ).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  it('comes to the same when the same list is sent again', () => {
    const anAddress = fc
      .record({
        city: fc.constantFrom('Baghdad', 'Basra', 'Erbil'),
        default_shipping: fc.boolean(),
        default_billing: fc.boolean(),
      })
      .map(({ city, ...flags }) => given(city, flags));
    fc.assert(
      fc.property(fc.array(anAddress, { maxLength: 6 }), (list) => {
        const once = standingAs(bookOf(standing, list));
        expect(bookOf(once, list)).toEqual(once);
      }),
      { seed: 20_261_121 },
    );
  });
});
