import type { Adjustment } from '../adjustments/adjustment.ts';
import { rewardCode } from '../rewards/points-tender.ts';
import type { TotalsCart } from './totals-cart.ts';
import type { Segment, TotalsResult } from './totals-result.ts';

/**
 * The coupon's code and its own discount in minor units, and the names of the promotions that gave a
 * discount without a coupon.
 */
const discountData = ({
  coupon_code,
  promotions,
}: Pick<TotalsResult, 'coupon_code' | 'promotions'>): Segment['data'] => {
  const names = promotions
    .filter((promotion) => promotion.coupon_code === null && promotion.discount > 0)
    .map(({ name }) => name);
  const ofCoupon = promotions.reduce(
    (sum, promotion) => (promotion.coupon_code === null ? sum : sum + promotion.discount),
    0,
  );
  return {
    ...(coupon_code === null ? {} : { coupon_code, coupon_discount: String(ofCoupon) }),
    ...(names.length === 0 ? {} : { names: names.join(', ') }),
  };
};

/**
 * Returns the rows of the summary in display order; rows that do not apply to the cart are left out (wire
 * §3.4).
 */
export const segmentsOf = (
  totals: Omit<TotalsResult, 'segments' | 'lines' | 'base'>,
  cart: TotalsCart,
): Segment[] => {
  const method = totals.shipping_method;
  const isDelivered = cart.lines.length > 0 && !totals.is_virtual;
  const ofStage = (wanted: Adjustment['stage']): Segment[] =>
    totals.adjustments.flatMap(({ code, stage, amount, data }) =>
      stage === wanted ? [{ code, value: amount, data }] : [],
    );
  const tenders = ofStage('tender');
  const promoted = totals.promotions.reduce((sum, { discount }) => sum + discount, 0);
  const rows: (Segment | false)[] = [
    { code: 'subtotal', value: totals.subtotal, data: {} },
    isDelivered && {
      code: 'shipping',
      value: method ? totals.shipping : null,
      data: method ? { carrier_title: method.carrier_title, method_title: method.method_title } : {},
    },
    ...ofStage('after-tax'),
    (totals.coupon_code !== null || promoted > 0) && {
      code: 'discount',
      value: 0 - promoted,
      data: discountData(totals),
    },
    ...ofStage('before-tax'),
    // Clients expect it between the discount and the tax (wire §11).
    ...tenders.filter(({ code }) => code === rewardCode),
    { code: 'tax', value: totals.tax, data: {} },
    ...tenders.filter(({ code }) => code !== rewardCode),
    { code: 'grand_total', value: totals.grand_total, data: {} },
  ];
  return rows.filter((row) => row !== false);
};
