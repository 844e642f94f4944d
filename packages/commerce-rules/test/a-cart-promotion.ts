import type { CartPromotion } from '@dijla/contract/client';

/** A promotion that always takes 10 % off everything, without a coupon. */
export const aCartPromotion = (
  promotion: Partial<CartPromotion> & Partial<Pick<CartPromotion['rule'], 'when' | 'lines' | 'actions'>> = {},
): CartPromotion => {
  const {
    when = { match: 'all', of: [] },
    lines,
    actions = [{ type: 'percent', percent: 100_000 }],
    ...rest
  } = promotion;
  return {
    code: 'ten-off',
    name: 'Ten off',
    coupon_code: null,
    priority: 10,
    stops_further: false,
    from: null,
    until: null,
    rule: { when, ...(lines === undefined ? {} : { lines }), actions },
    ...rest,
  };
};

/** A coupon that takes `discount` minor units of either currency off the whole cart. */
export const aCoupon = (code: string, discount: number): CartPromotion =>
  aCartPromotion({
    code: code.toLowerCase(),
    name: code,
    coupon_code: code,
    actions: [{ type: 'fixed_cart', amounts: { IQD: discount, USD: discount } }],
  });
