export type { ReviewInput } from './review-input.ts';
export { reviewKeeper } from './review-store.ts';
