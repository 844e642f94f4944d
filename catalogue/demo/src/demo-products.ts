import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { coreLinks } from './core/core-links.ts';
import { coreGroups, fixedSkus } from './demo-catalog.ts';
import { generatedProducts, type ProductGroup } from './generated/generated-products.ts';

const isVisible = ({ visibility, status }: ProductInput): boolean => visibility > 1 && status === 1;
/** Whether any product of the group is visible in listings. */
export const isShown = (group: readonly ProductInput[]): boolean => group.some(isVisible);

/** Minimum number of visible products: those that every demo catalog contains, and their components. */
export const leastCount = ((): number => {
  const groups = coreGroups();
  const last = groups.findLastIndex((group) => group.some(({ sku }) => fixedSkus.includes(sku)));
  return groups.slice(0, last + 1).filter(isShown).length;
})();

/** Returns the hand-written products up to `count` visible ones, with the links among them. */
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
 * Yields the products of a demo catalog with `count` visible products, one visible product with its variants
 * at a time: hand-written ones first, then generated ones. The result is the same for the same count and
 * seed, and a larger catalog starts with the smaller one. Throws when `count` is below `leastCount`.
 */
export function* demoProducts({ count, seed }: { count: number; seed: number }): Generator<ProductGroup> {
  if (count < leastCount) throw new Error(`A demo catalogue has ${leastCount} products at least.`);
  const core = coreProducts(count);
  yield* core;
  yield* generatedProducts({ count: count - core.filter(({ products }) => isShown(products)).length, seed });
}
