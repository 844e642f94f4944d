export { type Buyer, buyerKey, namedAttributes, ownPromotionsColumn, publicPromotionsColumn } from './cart-promotion-store.ts';
export { couponCode } from './coupon-code.ts';
export type { PromotionInput } from './promotion-input.ts';
export { promotionKeeper } from './promotion-store.ts';
export { type CountedUses, countUses, type PromotionUses } from './promotion-use-store.ts';
