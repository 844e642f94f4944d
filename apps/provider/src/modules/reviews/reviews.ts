export type { ReviewInput } from './review-input.ts';
