import { describe, expect, it } from 'vitest';
import { orderBody } from '../order/place-order.ts';
import { productOption } from './product-option.ts';

const optionOf = (campaign_data: unknown) => ({ extension_attributes: { campaign_data } });
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('productOption', () => {
  it.each<[string, unknown, boolean]>([
    ['none', undefined, true],
    ['null', null, true],
    ['an object', { source: 'فيسبوك', id: 7 }, true],
    ['ten thousand characters of JSON', 'x'.repeat(9_998), true],
    ['more', 'x'.repeat(9_999), false],
    ['five hundred levels', nested(500), true],
    ['more levels than can be walked', nested(200_000), false],
  ])('meets campaign data: %s', (_, campaign_data, isTaken) => {
    expect(productOption.safeParse(optionOf(campaign_data)).success).toBe(isTaken);
  });
});

describe('orderBody', () => {
  it('bounds campaign data of its lines too', () => {
    const address = { country_id: 'IQ', street: ['Karrada 62'], city: 'Baghdad', firstname: 'Noor', lastname: 'Hasan' };
    const body = (campaign_data: string) => ({
      products: [{ sku: 'MUG', qty: 1, product_option: optionOf(campaign_data) }],
      addressInformation: { shippingAddress: address, payment_method_code: 'cashondelivery' },
    });
    expect([orderBody.safeParse(body('x')).success, orderBody.safeParse(body('x'.repeat(10_000))).success]).toEqual([true, false]);
  });
});
