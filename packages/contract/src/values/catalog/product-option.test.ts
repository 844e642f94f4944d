import { describe, expect, it } from 'vitest';
import { orderBody } from '../../order/place-order.ts';
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

  const entries = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, id) => [id, { option_id: id, option_selections: [] }]),
    );

  it.each<[string, object, boolean]>([
    [
      'a bundle keyed by option id',
      { bundle_options: { 1: { option_id: 1, option_qty: 1, option_selections: [4] } } },
      true,
    ],
    [
      'a bundle as a list, ids and quantities as strings',
      { bundle_options: [{ option_id: '1', option_qty: '2', option_selections: ['4'] }] },
      true,
    ],
    ['a part nothing was chosen of', { bundle_options: [{ option_id: 1, option_selections: [null] }] }, true],
    ['a part without a list', { bundle_options: [{ option_id: 1 }] }, false],
    ['two hundred options', { bundle_options: entries(200) }, true],
    ['more, keyed by option id', { bundle_options: entries(201) }, false],
    ['more, as a list', { bundle_options: Object.values(entries(201)) }, false],
    ['an unanswered option', { custom_options: { 12: { option_id: 12, option_value: null } } }, true],
    [
      'a text beyond all measure',
      { custom_options: [{ option_id: 12, option_value: 'x'.repeat(4001) }] },
      false,
    ],
    [
      'several long texts',
      { custom_options: [1, 2, 3, 4].map((option_id) => ({ option_id, option_value: 'x'.repeat(4000) })) },
      true,
    ],
    [
      'more than a line may keep',
      { custom_options: [1, 2, 3, 4, 5].map((option_id) => ({ option_id, option_value: 'x'.repeat(4000) })) },
      false,
    ],
    ['an answer that is a list', { custom_options: [{ option_id: 12, option_value: ['3', '5'] }] }, false],
    ['links', { downloadable_option: { downloadable_links: [1, '2'] } }, true],
    ['links without a list', { downloadable_option: {} }, false],
  ])('meets a choice: %s', (_, extension_attributes, isTaken) => {
    expect(productOption.safeParse({ extension_attributes }).success).toBe(isTaken);
  });
});

describe('orderBody', () => {
  it('bounds campaign data of its lines too', () => {
    const address = {
      country_id: 'IQ',
      street: ['Karrada 62'],
      city: 'Baghdad',
      firstname: 'Noor',
      lastname: 'Hasan',
    };
    const body = (campaign_data: string) => ({
      products: [{ sku: 'MUG', qty: 1, product_option: optionOf(campaign_data) }],
      addressInformation: { shippingAddress: address, payment_method_code: 'cashondelivery' },
    });
    expect([
      orderBody.safeParse(body('x')).success,
      orderBody.safeParse(body('x'.repeat(10_000))).success,
    ]).toEqual([true, false]);
  });
});
