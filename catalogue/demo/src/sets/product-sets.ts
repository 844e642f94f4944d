import type { SetKind } from '../generated/products.ts';
import { bundledSets } from './bundled-sets.ts';
import { groupedSets } from './grouped-sets.ts';

/**
 * Kinds of composed products: bundles with a choice in each part, and grouped products bought side by side.
 */
export const productSets: readonly SetKind[] = [...bundledSets, ...groupedSets];
