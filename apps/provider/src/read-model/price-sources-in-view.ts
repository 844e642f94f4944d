import type { CatalogueMemory, View } from './catalogue-memory.ts';
import { hasLinkAmounts } from './hot-rows.ts';
import { makingsIn } from './makings-in-view.ts';
import type { PriceSource } from './shown-prices.ts';

/** What a product has its price from; where only its document tells, nothing is known. */
export type FindPriceSource = (id: number) => PriceSource | 'unknown';

/**
 * What products of a store view have their prices from. Only their documents tell it of those whose variants are taxed differently, and of
 * those of which a link costs something: one must be chosen where links are sold one by one.
 */
export const priceSourcesIn = (memory: CatalogueMemory, view: View): FindPriceSource => {
  const makingOf = makingsIn(memory, view);
  const taxClassOf = (id: number): number => view.traits.get(id)?.taxClass ?? 0;
  return (id) => {
    const making = makingOf(id);
    const isUnknown = hasLinkAmounts(memory.hot.amounts.get(id)) || (making.kind === 'variants' && making.taxClass === null);
    return isUnknown ? 'unknown' : { id, making, taxClassOf };
  };
};
