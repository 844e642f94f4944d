export type { PromotionInput } from './promotion-input.ts';
export { promotionKeeper } from './promotion-store.ts';
