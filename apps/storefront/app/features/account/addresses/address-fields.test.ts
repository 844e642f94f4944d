import type { CustomerAddress } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import {
  addressGaps,
  addressOfFields,
  bookWith,
  fieldsOfAddress,
  newAddressFields,
} from './address-fields.ts';

const home: CustomerAddress = {
  id: 7,
  customer_id: 1,
  firstname: 'نور',
  lastname: 'حسن',
  telephone: '07701234567',
  country_id: 'IQ',
  region: { region: 'Baghdad', region_code: 'IQ-BG', region_id: 611 },
  region_id: 611,
  city: 'الكرخ، المنصور',
  street: ['شارع 14', ''],
  postcode: '10069',
  default_shipping: true,
  default_billing: false,
  extension_attributes: { shipping_note: 'قرب الجامع', label: 'Home', latitude: '33.3', longitude: '44.3' },
};

describe('the fields of an address', () => {
  it('are those of a saved one, and give it back with what the form does not show', () => {
    const fields = fieldsOfAddress(home);
    expect(fields).toMatchObject({
      fullName: 'نور حسن',
      phone: '0770 123 4567',
      district: 'الكرخ',
      area: 'المنصور',
      street: 'شارع 14',
      landmark: 'قرب الجامع',
      label: 'Home',
      latitude: '33.3',
      longitude: '44.3',
    });
    const { customer_id: _customer, ...rest } = home;
    expect(addressOfFields(fields, { before: home, comma: '، ' })).toEqual({ ...rest, street: ['شارع 14'] });
  });

  it('take a position away that was removed', () => {
    const fields = { ...fieldsOfAddress(home), latitude: '', longitude: '' };
    expect(addressOfFields(fields, { before: home, comma: '، ' })?.extension_attributes).toEqual({
      shipping_note: 'قرب الجامع',
      label: 'Home',
    });
  });

  it('say what is missing, in the order of the form', () => {
    const fields = newAddressFields({ fullName: 'نور', phone: '', isFirst: true });
    expect(addressGaps(fields)).toEqual(['fullName', 'phone', 'district', 'landmark']);
    expect(addressOfFields(fields, { before: null, comma: '، ' })).toBeNull();
  });
});

describe('bookWith', () => {
  it('keeps one default of each kind, and the place of a changed address', () => {
    const work = { ...home, id: 8, default_shipping: false };
    const changed = bookWith([home, work], { ...work, default_shipping: true });
    expect(changed.map(({ id, default_shipping: isDefault }) => [id, isDefault])).toEqual([
      [7, false],
      [8, true],
    ]);
    expect(bookWith([home, work], { ...home, id: null }).map(({ id }) => id)).toEqual([7, 8, null]);
  });
});
