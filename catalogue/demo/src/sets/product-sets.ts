import type { SetKind } from '../generated/products.ts';
import { bundledSets } from './bundled-sets.ts';
import { groupedSets } from './grouped-sets.ts';

/** Goods put together from others: bundles with a choice in each part, and groups bought side by side. */
export const productSets: readonly SetKind[] = [...bundledSets, ...groupedSets];
