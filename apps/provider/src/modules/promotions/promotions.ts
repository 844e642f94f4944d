export { buyerKey, isCouponUsable, namedAttributes, ownPromotionsColumn, publicPromotionsColumn } from './cart-promotion-store.ts';
export { couponCode } from './coupon-code.ts';
export type { PromotionInput } from './promotion-input.ts';
export { promotionKeeper } from './promotion-store.ts';
export { countUses } from './promotion-use-store.ts';
