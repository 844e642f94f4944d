export {
  buyerKey,
  isCouponUsable,
  namedAttributes,
  ownPromotionsColumn,
  publicPromotionsColumn,
} from './cart-promotion-sql.ts';
export { readCountedPromotions } from './counted-promotions-sql.ts';
export { couponCode } from './coupon-code.ts';
export type { PromotionInput } from './promotion-input.ts';
export { type PromotionRow, savePromotionRows } from './promotion-rows-sql.ts';
export { promotionHandler } from './promotion-sql.ts';
export { promotionUsesStep } from './promotion-uses-step.ts';
export { insertSingleCoupon } from './single-coupon-sql.ts';
