import { orderBody } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutFields,
  emptyFields,
  gapsOf,
  isAnswered,
  needsOf,
  orderAddressesOf,
  refusedFields,
} from './checkout-fields.ts';

const filled: CheckoutFields = {
  fullName: 'نور حسن',
  phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
  email: '',
  regionId: 611,
  district: 'الكرادة',
  landmark: 'قرب جامع بنّية',
  slot: '',
};
const delivered = { place: true, email: false };
const sent = { place: false, email: true };
const both = { place: true, email: true };
const toNoor = { ...emptyFields, fullName: 'نور حسن', phone: '07701234567', email: ' noor@example.com ' };

describe('needsOf', () => {
  it.each([
    ['a parcel', [{ is_virtual: false }], delivered],
    ['a line kept by an older build', [{}], delivered],
    ['a gift card', [{ is_virtual: true }], sent],
    ['a parcel and a gift card', [{ is_virtual: false }, { is_virtual: true }], both],
  ])('of %s', (_, lines, needs) => expect(needsOf(lines)).toEqual(needs));
});

describe('gapsOf', () => {
  it.each([
    ['delivered', delivered, ['fullName', 'phone', 'district', 'landmark']],
    ['sent', sent, ['fullName', 'phone', 'email']],
    ['both', both, ['fullName', 'phone', 'email', 'district', 'landmark']],
  ] as const)('names what is missing of an order that is %s, in the order of the form', (_, needs, gaps) => {
    expect(gapsOf(emptyFields, needs)).toEqual(gaps);
  });

  it('finds none in five answers', () => {
    expect(gapsOf(filled, delivered)).toEqual([]);
  });

  it.each(['noor', 'noor@', 'noor@example', 'noor@example.', 'a b@example.com', '@example.com'])(
    'takes %o for no e-mail address',
    (email) => {
      expect(gapsOf({ ...filled, email }, both)).toEqual(['email']);
    },
  );
});

describe('orderAddressesOf', () => {
  const orderAddressOf = (fields: CheckoutFields) =>
    orderAddressesOf(fields, delivered)?.shippingAddress ?? null;

  it('splits the name and writes the number in Latin digits', () => {
    expect(orderAddressOf(filled)).toMatchObject({
      firstname: 'نور',
      lastname: 'حسن',
      telephone: '07701234567',
      region: 'Baghdad',
      region_id: 611,
    });
  });

  it('is an address the wire takes', () => {
    const body = {
      products: [{ sku: 'DJ-SIMPLE', qty: 1 }],
      addressInformation: {
        shippingAddress: orderAddressOf(filled),
        billingAddress: orderAddressOf(filled),
        payment_method_code: 'cashondelivery',
      },
    };
    expect(orderBody.safeParse(body).success).toBe(true);
  });

  it('is null while there is a gap', () => {
    expect(orderAddressOf({ ...filled, landmark: ' ' })).toBeNull();
  });

  it('delivers nowhere what is only sent, and still is what the wire takes', () => {
    const addresses = orderAddressesOf(toNoor, sent);
    expect(addresses).toEqual({
      billingAddress: expect.objectContaining({
        firstname: 'نور',
        email: 'noor@example.com',
        telephone: '07701234567',
      }),
    });
    expect(
      orderBody.safeParse({
        products: [{ sku: 'DJ-CARD', qty: 1 }],
        addressInformation: { ...addresses, payment_method_code: 'transfer' },
      }).success,
    ).toBe(true);
  });

  it('names the e-mail address of what is sent beside a parcel, and of nothing else', () => {
    const typed = { ...filled, email: 'noor@example.com' };
    expect(orderAddressesOf(typed, both)?.shippingAddress?.email).toBe('noor@example.com');
    expect(orderAddressesOf(typed, delivered)?.shippingAddress?.email).toBe('');
  });
});

describe('isAnswered', () => {
  it.each([
    ['recipient', {}, true],
    ['recipient', { fullName: 'نور' }, false],
    ['recipient', { phone: '0770' }, false],
    ['recipient', { landmark: '' }, true],
    ['delivery', {}, true],
    ['delivery', { district: '12' }, false],
    ['delivery', { phone: '' }, true],
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

describe('refusedFields', () => {
  const at = (member: string) => `.addressInformation.shippingAddress.${member}`;
  it.each([
    ['the district', [at('city')], ['district']],
    ['both names once', [at('firstname'), at('lastname')], ['fullName']],
    ['a line of the street', [at('street[0]')], ['landmark']],
    [
      'the same in both addresses once',
      [at('telephone'), '.addressInformation.billingAddress.telephone'],
      ['phone'],
    ],
    ['the e-mail address', [at('email')], ['email']],
    [
      'nothing that is not asked for',
      [at('vat_id'), '.addressInformation.payment_method_code', '.products[0].qty'],
      [],
    ],
  ])('finds %s', (_, faults, fields) => {
    expect(refusedFields(faults)).toEqual(fields);
  });
});
