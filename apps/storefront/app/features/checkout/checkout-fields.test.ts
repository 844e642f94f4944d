import { orderBody } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { type CheckoutFields, emptyFields, gapsOf, orderAddressOf } from './checkout-fields.ts';

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
