import { orderBody } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { type CheckoutFields, emptyFields, gapsOf, isAnswered, orderAddressOf, refusedFields } from './checkout-fields.ts';

const filled: CheckoutFields = { fullName: 'نور حسن', phone: '٠٧٧٠ ١٢٣ ٤٥٦٧', regionId: 611, district: 'الكرادة', landmark: 'قرب جامع بنّية' };

describe('gapsOf', () => {
  it('names what is missing in the order of the form', () => {
    expect(gapsOf(emptyFields)).toEqual(['fullName', 'phone', 'district', 'landmark']);
  });

  it('finds none in five answers', () => {
    expect(gapsOf(filled)).toEqual([]);
  });
});

describe('orderAddressOf', () => {
  it('splits the name and writes the number in Latin digits', () => {
    expect(orderAddressOf(filled)).toMatchObject({ firstname: 'نور', lastname: 'حسن', telephone: '07701234567', region: 'Baghdad', region_id: 611 });
  });

  it('is an address the wire takes', () => {
    const body = {
      products: [{ sku: 'DJ-SIMPLE', qty: 1 }],
      addressInformation: { shippingAddress: orderAddressOf(filled), billingAddress: orderAddressOf(filled), payment_method_code: 'cashondelivery' },
    };
    expect(orderBody.safeParse(body).success).toBe(true);
  });

  it('is null while there is a gap', () => {
    expect(orderAddressOf({ ...filled, landmark: ' ' })).toBeNull();
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
    expect(isAnswered({ ...filled, ...change }, part)).toBe(expected);
  });
});

describe('refusedFields', () => {
  const at = (member: string) => `.addressInformation.shippingAddress.${member}`;
  it.each([
    ['the district', [at('city')], ['district']],
    ['both names once', [at('firstname'), at('lastname')], ['fullName']],
    ['a line of the street', [at('street[0]')], ['landmark']],
    ['the same in both addresses once', [at('telephone'), '.addressInformation.billingAddress.telephone'], ['phone']],
    ['nothing that is not asked for', [at('vat_id'), '.addressInformation.payment_method_code', '.products[0].qty'], []],
  ])('finds %s', (_, faults, fields) => {
    expect(refusedFields(faults)).toEqual(fields);
  });
});
