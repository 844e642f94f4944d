import {
  deleteCoupon as deleteDeskCoupon,
  exportCoupons,
  generateCoupons,
  listCoupons,
  setCoupon,
} from './coupons.ts';
import { listPromotions } from './list-promotions.ts';
import { previewPromotion } from './preview-promotion.ts';
import { listPromotionOrders, readPromotion, readPromotionChoices } from './read-promotion.ts';
import { createPromotion, removePromotion, savePromotion, switchPromotion } from './save-promotion.ts';
import { simulatePromotion } from './simulate-promotion.ts';

/** Calls of the desk about promotions and their codes. */
export const promotionCalls = {
  'desk/promotions': listPromotions,
  'desk/promotion': readPromotion,
  'desk/promotion-orders': listPromotionOrders,
  'desk/promotion-choices': readPromotionChoices,
  'desk/promotion-preview': previewPromotion,
  'desk/promotion-simulation': simulatePromotion,
  'desk/create-promotion': createPromotion,
  'desk/save-promotion': savePromotion,
  'desk/switch-promotion': switchPromotion,
  'desk/remove-promotion': removePromotion,
  'desk/coupons': listCoupons,
  'desk/set-coupon': setCoupon,
  'desk/generate-coupons': generateCoupons,
  'desk/delete-coupon': deleteDeskCoupon,
  'desk/export-coupons': exportCoupons,
} as const;
