import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { coreLinks } from './core/core-links.ts';
import { coreGroups, fixedSkus } from './demo-catalog.ts';
import { generatedProducts, type ProductGroup } from './generated/generated-products.ts';

const isVisible = ({ visibility, status }: ProductInput): boolean => visibility > 1 && status === 1;
/** Whether one of these can be seen in listings. */
export const isShown = (group: readonly ProductInput[]): boolean => group.some(isVisible);

/** The least number of visible products: those every demo catalogue holds, and what they are made of. */
export const leastCount = ((): number => {
  const groups = coreGroups();
  const last = groups.findLastIndex((group) => group.some(({ sku }) => fixedSkus.includes(sku)));
  return groups.slice(0, last + 1).filter(isShown).length;
})();

/** Hand-written goods up to so many visible ones, and what they point to among each other. */
const coreProducts = (count: number): ProductGroup[] => {
  const taken: ProductInput[][] = [];
  for (const group of coreGroups()) {
    if (taken.filter(isShown).length >= count) break;
    taken.push(group);
  }
  const skus = new Set(taken.flat().map(({ sku }) => sku));
  const links = coreLinks
    .map(({ linked, ...owner }) => ({ ...owner, linked: linked.filter((sku) => skus.has(sku)) }))
    .filter(({ sku, linked }) => skus.has(sku) && linked.length > 0);
  return taken.map((products) => ({
    products,
    links: links.filter(({ sku }) => products.at(-1)?.sku === sku),
  }));
};

/**
 * The goods of a demo catalogue with `count` visible products, one of them with its variants at a time: the hand-written ones first, then
 * made ones. The same for the same count and seed, and a bigger catalogue begins with the smaller one. Throws below `leastCount`.
 */
export function* demoProducts({ count, seed }: { count: number; seed: number }): Generator<ProductGroup> {
  if (count < leastCount) throw new Error(`A demo catalogue has ${leastCount} products at least.`);
  const core = coreProducts(count);
  yield* core;
  yield* generatedProducts({ count: count - core.filter(({ products }) => isShown(products)).length, seed });
}
