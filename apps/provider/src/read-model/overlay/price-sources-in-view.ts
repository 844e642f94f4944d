import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import { hasLinkAmounts, type HotRows } from './hot-rows.ts';
import type { Composition } from '../documents/composition.ts';
import { compositionsIn } from '../documents/compositions-in-view.ts';
import type { PriceSource } from './shown-prices.ts';

/** Returns where a product's price comes from; `unknown` where only its document tells. */
export type FindPriceSource = (id: number) => PriceSource | 'unknown';

/**
 * Finds the price sources of a store view's products from their compositions. Only the document supplies the
 * price of a product whose variants are taxed differently, and of one with priced download links, as one
 * must be chosen where links are sold separately.
 */
export const priceSourcesOf = (
  { traits }: Pick<View, 'traits'>,
  { amounts }: Pick<HotRows, 'amounts'>,
  compositionOf: (id: number) => Composition,
): FindPriceSource => {
  const taxClassOf = (id: number): number => traits.get(id)?.taxClass ?? 0;
  return (id) => {
    const composition = compositionOf(id);
    const isUnknown =
      hasLinkAmounts(amounts.get(id)) || (composition.kind === 'variants' && composition.taxClass === null);
    return isUnknown ? 'unknown' : { id, composition, taxClassOf };
  };
};

/** Finds the price sources of a store view's products, using the compositions stored in memory. */
export const priceSourcesIn = (memory: CatalogMemory, view: View): FindPriceSource =>
  priceSourcesOf(view, memory.hot, compositionsIn(memory, view));
