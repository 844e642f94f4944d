import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import { hasLinkAmounts, type HotRows } from './hot-rows.ts';
import type { Composition } from '../documents/composition.ts';
import { compositionsIn } from '../documents/compositions-in-view.ts';
import type { PriceSource } from './shown-prices.ts';

/** What a product has its price from; where only its document tells, nothing is known. */
export type FindPriceSource = (id: number) => PriceSource | 'unknown';

/**
 * What products of a store view have their prices from, by what they are made of. Only their documents tell it of those whose variants are taxed
 * differently, and of those of which a link costs something: one must be chosen where links are sold one by one.
 */
export const priceSourcesOf = (
  { traits }: Pick<View, 'traits'>,
  { amounts }: Pick<HotRows, 'amounts'>,
  compositionOf: (id: number) => Composition,
): FindPriceSource => {
  const taxClassOf = (id: number): number => traits.get(id)?.taxClass ?? 0;
  return (id) => {
    const making = compositionOf(id);
    const isUnknown =
      hasLinkAmounts(amounts.get(id)) || (making.kind === 'variants' && making.taxClass === null);
    return isUnknown ? 'unknown' : { id, making, taxClassOf };
  };
};

/** The same, made of what is known of the store view. */
export const priceSourcesIn = (memory: CatalogMemory, view: View): FindPriceSource =>
  priceSourcesOf(view, memory.hot, compositionsIn(memory, view));
