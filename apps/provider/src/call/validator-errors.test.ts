import { orderBody } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { validatorErrorsOf } from './validator-errors.ts';

const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};
const order = {
  products: [{ sku: 'MUG', qty: 1 }],
  addressInformation: { shippingAddress: address, payment_method_code: 'cashondelivery' },
};

const faultsOf = (body: unknown): string[] => {
  const parsed = orderBody.safeParse(body);
  return parsed.success
    ? []
    : validatorErrorsOf(parsed.error).map(({ keyword, dataPath }) => `${keyword} ${dataPath}`);
};

describe('validatorErrorsOf', () => {
  it.each<[string, unknown, string[]]>([
    ['a whole order', order, []],
    ['an order one level down', { newOrder: order, transmited: false }, []],
    ['no order', 'text', ['type ']],
    ['nothing', {}, ['required ', 'required ']],
    ['no payment method', { ...order, addressInformation: {} }, ['required .addressInformation']],
    [
      'a payment method of digits',
      { ...order, addressInformation: { payment_method_code: '123' } },
      ['pattern .addressInformation.payment_method_code'],
    ],
    [
      'a city of digits',
      {
        ...order,
        addressInformation: { ...order.addressInformation, billingAddress: { ...address, city: '1' } },
      },
      ['pattern .addressInformation.billingAddress.city'],
    ],
    ['an empty sku', { ...order, products: [{ sku: '', qty: 1 }] }, ['minLength .products[0].sku']],
    [
      'an endless sku',
      { ...order, products: [{ sku: 'x'.repeat(256), qty: 1 }] },
      ['maxLength .products[0].sku'],
    ],
    ['no quantity', { ...order, products: [{ sku: 'MUG', qty: 0 }] }, ['minimum .products[0].qty']],
    [
      'too many lines',
      { ...order, products: Array.from({ length: 501 }, () => ({ sku: 'MUG', qty: 1 })) },
      ['maxItems .products'],
    ],
  ])('tells where %s is wrong', (_, body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });

  it('names a missing member as older clients do', () => {
    const parsed = orderBody.safeParse({
      ...order,
      addressInformation: {
        shippingAddress: { ...address, lastname: undefined },
        payment_method_code: 'cashondelivery',
      },
    });
    expect(parsed.error && validatorErrorsOf(parsed.error)).toEqual([
      {
        keyword: 'required',
        dataPath: '.addressInformation.shippingAddress',
        message: "should have required property 'lastname'",
        params: { missingProperty: 'lastname' },
      },
    ]);
  });
});
