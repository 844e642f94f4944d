import type { SetKind } from './generated/goods.ts';

/** Goods put together from others: bundles with a choice in each part, and groups bought side by side. */
export const productSets: readonly SetKind[] = [];
