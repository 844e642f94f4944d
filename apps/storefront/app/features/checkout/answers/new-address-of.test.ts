import { describe, expect, it } from 'vitest';
import type { CustomerAddress } from '@dijla/contract/client';
import { emptyFields } from './checkout-fields.ts';
import { newAddressOf } from './new-address-of.lazy.ts';

const comma = '، ';
const fields = {
  ...emptyFields,
  fullName: 'نور حسن',
  phone: '0770 123 4567',
  district: 'المنصور',
  landmark: 'قرب جامع الرحمن',
};
const first = newAddressOf(fields, { addresses: [], comma });
const saved = { ...first, id: 7, customer_id: 1 } as CustomerAddress;

describe('newAddressOf', () => {
  it('is the default where it is the first, and none where others are', () => {
    expect(first).toMatchObject({ id: null, telephone: '07701234567', default_shipping: true });
    const other = newAddressOf({ ...fields, landmark: 'قرب المدرسة' }, { addresses: [saved], comma });
    expect(other).toMatchObject({ default_shipping: false, default_billing: false });
  });

  it('is nothing for one that is saved, however its number is spaced, and for one with gaps', () => {
    const again = { ...fields, phone: '07701234567', wantsInvoice: true };
    expect(newAddressOf(again, { addresses: [saved], comma })).toBeNull();
    expect(newAddressOf({ ...fields, district: '' }, { addresses: [], comma })).toBeNull();
  });
});
