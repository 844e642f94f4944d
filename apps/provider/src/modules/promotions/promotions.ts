export type { PromotionInput } from './promotion-input.ts';
