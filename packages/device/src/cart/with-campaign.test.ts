import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { describe, expect, it } from 'vitest';
import { emptyCart } from './device-cart.ts';
import { campaignOf, withCampaign } from './with-campaign.ts';

const campaign = { link: 'abcdefghij' };
const option = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'x' }] } };
const line = (product_option: object | undefined) => ({
  line_key: 'MUG',
  item_id: 1,
  sku: 'MUG',
  parent_sku: 'MUG',
  qty: 1,
  line: null,
  ...(product_option && { product_option }),
});
const cartOf = (product_option?: object) => ({
  ...emptyCart,
  base: { lines: [line(product_option)], included: [] },
});

describe('the campaign of a cart', () => {
  it('is that of its lines', () => {
    expect(campaignOf(cartOf())).toBeUndefined();
    expect(campaignOf(cartOf({ extension_attributes: { campaign_data: campaign } }))).toEqual(campaign);
  });

  it('is named by lines that are added, and makes no other line of them', () => {
    const named = withCampaign(option, campaign);
    expect(named?.extension_attributes?.campaign_data).toEqual(campaign);
    expect(lineKeyOf('MUG', named)).toBe(lineKeyOf('MUG', option));
    expect(withCampaign(null, campaign)).toEqual({ extension_attributes: { campaign_data: campaign } });
  });

  it('is left alone where a line names its own, or there is none', () => {
    const own = { extension_attributes: { campaign_data: { link: 'klmnopqrst' } } };
    expect(withCampaign(own, campaign)).toBe(own);
    expect(withCampaign(option, undefined)).toBe(option);
  });
});
