import { calls, orderBody } from '@dijla/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutAnswers, type CheckoutNeeds, emptyFields } from './checkout-fields.ts';
import { cityOf, placesInCity } from '../../../shop/addresses/city-of.ts';
import { firstAddressOf, orderAddressesOf, refusedFields } from './order-addresses.ts';

const filled: CheckoutAnswers = {
  ...emptyFields,
  password: '',
  fullName: 'نور حسن',
  phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
  district: 'الكرادة',
  landmark: 'قرب جامع بنّية',
};
const needs: CheckoutNeeds = { place: true, email: false, account: false };
const sent: CheckoutNeeds = { place: false, email: true, account: false };
const comma = '، ';
const addressesOf = (change: Partial<CheckoutAnswers> = {}, given = needs, slot: string | null = null) =>
  orderAddressesOf({ ...filled, ...change }, { needs: given, comma, slot });
const bodyWith = (addresses: ReturnType<typeof addressesOf>) => ({
  products: [{ sku: 'DJ-SIMPLE', qty: 1 }],
  addressInformation: { ...addresses, payment_method_code: 'cashondelivery' },
});
const everything: Partial<CheckoutAnswers> = {
  area: 'بغداد الجديدة',
  street: 'شارع 62، دار 12',
  label: 'Work',
  latitude: '33.31250',
  longitude: '44.36100',
  wantsReceipt: true,
  email: ' noor@example.iq ',
  wantsInvoice: true,
  company: ' شركة دجلة ',
  taxId: ' 12345 ',
  billsElsewhere: true,
  billRegionId: 603,
  billDistrict: 'العشار',
  billStreet: 'شارع الكورنيش 4',
};

describe('orderAddressesOf', () => {
  it('spec 2 row 3.08: splits the name, writes the number in Latin digits, and names the landmark', () => {
    expect(addressesOf()).toEqual({
      shippingAddress: {
        firstname: 'نور',
        lastname: 'حسن',
        telephone: '07701234567',
        country_id: 'IQ',
        region: 'Baghdad',
        region_id: 611,
        region_code: 'IQ-BG',
        city: 'الكرادة',
        street: ['قرب جامع بنّية'],
        postcode: '',
        email: '',
        company: '',
        extension_attributes: { shipping_note: 'قرب جامع بنّية' },
      },
      billingAddress: expect.objectContaining({ city: 'الكرادة', email: '', company: '' }),
    });
  });

  it('rows 3.37, 3.38: has all that is optional, and the invoice’s own address', () => {
    expect(addressesOf(everything, needs, 'after2pm')).toMatchObject({
      shippingAddress: {
        city: 'الكرادة، بغداد الجديدة',
        street: ['شارع 62، دار 12'],
        email: 'noor@example.iq',
        company: '',
        extension_attributes: {
          shipping_note: 'قرب جامع بنّية',
          label: 'Work',
          latitude: '33.31250',
          longitude: '44.36100',
          delivery_slot: 'after2pm',
        },
      },
      billingAddress: {
        region_id: 603,
        region: 'Basra',
        city: 'العشار',
        street: ['شارع الكورنيش 4'],
        company: 'شركة دجلة',
        vat_id: '12345',
      },
    });
    expect(addressesOf(everything)?.billingAddress).not.toHaveProperty('extension_attributes');
  });

  it('bills the address of the delivery where the invoice has no other', () => {
    const billed = addressesOf({ ...everything, billsElsewhere: false })?.billingAddress;
    expect(billed).toMatchObject({ company: 'شركة دجلة', region_id: 611, street: ['شارع 62، دار 12'] });
  });

  it.each([
    ['five answers', {}],
    ['every answer', everything],
  ])('is what the wire takes, with %s', (_, change) => {
    expect(orderBody.safeParse(bodyWith(addressesOf(change))).success).toBe(true);
  });

  it('is null while there is a gap', () => {
    expect(addressesOf({ landmark: ' ' })).toBeNull();
  });

  it('delivers nowhere what is only sent, and still is what the wire takes', () => {
    const addresses = addressesOf({ district: '', landmark: '', email: ' noor@example.com ' }, sent);
    expect(addresses).toEqual({
      billingAddress: expect.objectContaining({
        firstname: 'نور',
        email: 'noor@example.com',
        telephone: '07701234567',
      }),
    });
    expect(orderBody.safeParse(bodyWith(addresses)).success).toBe(true);
  });

  it.each<[string, Partial<CheckoutAnswers>, CheckoutNeeds, string]>([
    ['where something is sent beside a parcel', {}, { ...needs, email: true }, 'noor@example.com'],
    ['for the receipt', { wantsReceipt: true }, needs, 'noor@example.com'],
    ['with an account', { password: 'Dijla-demo-1' }, { ...needs, account: true }, 'noor@example.com'],
    ['and nowhere else', {}, needs, ''],
  ])('names the e-mail address %s', (_, change, given, email) => {
    expect(addressesOf({ email: 'noor@example.com', ...change }, given)?.shippingAddress?.email).toBe(email);
  });
});

describe('cityOf and placesInCity', () => {
  it.each([
    ['، ', { district: 'الرصافة', area: 'الكرادة' }, 'الرصافة، الكرادة'],
    [', ', { district: 'Al Risafa', area: '' }, 'Al Risafa'],
  ])('joins with %j %j', (joined, places, city) => {
    expect(cityOf(places, joined)).toBe(city);
  });

  it('find district and area again, whatever they are', () => {
    const name = fc
      .string({ minLength: 1 })
      .filter((text) => /^[^،,\s][^،,]*$/.test(text) && text === text.trim());
    fc.assert(
      fc.property(name, fc.option(name, { nil: '' }), (district, area) => {
        expect(placesInCity(cityOf({ district, area }, comma))).toEqual({ district, area });
      }),
    );
  });
});

describe('firstAddressOf', () => {
  it('wire §6.2: is the delivery address as the default one of a new customer', () => {
    const [address, ...others] = firstAddressOf({ ...filled, ...everything }, { needs, comma });
    expect([address, others]).toEqual([
      expect.objectContaining({
        default_shipping: true,
        city: 'الكرادة، بغداد الجديدة',
        region: { region: 'Baghdad', region_code: 'IQ-BG', region_id: 611 },
        extension_attributes: {
          shipping_note: 'قرب جامع بنّية',
          label: 'Work',
          latitude: '33.31250',
          longitude: '44.36100',
        },
      }),
      [],
    ]);
    expect(
      calls['user/create'].body.safeParse({
        customer: { email: 'noor@example.iq', firstname: 'نور', lastname: 'حسن', addresses: [address] },
        password: 'Dijla-demo-1',
      }).success,
    ).toBe(true);
  });

  it('is none where nothing is delivered', () => {
    expect(firstAddressOf(filled, { needs: sent, comma })).toEqual([]);
  });
});

describe('refusedFields', () => {
  const at = (member: string) => `.addressInformation.shippingAddress.${member}`;
  const billed = (member: string) => `.addressInformation.billingAddress.${member}`;
  it.each([
    ['the district', [at('city')], ['district']],
    ['both names once', [at('firstname'), at('lastname')], ['fullName']],
    ['a line of the street', [at('street[0]')], ['street']],
    ['the landmark', [at('extension_attributes.shipping_note')], ['landmark']],
    ['the same in both addresses once', [at('telephone'), billed('telephone')], ['phone']],
    ['the e-mail address', [at('email')], ['email']],
    ['the tax id', [billed('vat_id')], ['taxId']],
    ['the governorate of an address that is missing', ['.addressInformation.shippingAddress'], ['regionId']],
    ['nothing that is not asked for', ['.addressInformation.payment_method_code', '.products[0].qty'], []],
  ])('finds %s', (_, faults, fields) => {
    expect(refusedFields(faults, filled)).toEqual(fields);
  });

  it('tells the address of an invoice from that of the delivery', () => {
    const fields = { ...filled, ...everything };
    expect(refusedFields([billed('city'), billed('street'), billed('region')], fields)).toEqual([
      'billDistrict',
      'billStreet',
      'billRegionId',
    ]);
  });
});
