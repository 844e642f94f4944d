import type { ProductLinksInput } from '@dijla/provider/modules/catalog/catalog';
import { chanceOf } from './chance.ts';
import type { MadeSoFar } from './composed-product.ts';
import { type ProductKind, skuOf } from './products.ts';

/** Picks a few other existing products of a kind. */
const others = (
  kindCode: string,
  { made, count, draw }: { made: number; count: number; draw: (what: string) => number },
  sku: string,
): string[] => {
  const skus = Array.from({ length: made === 0 ? 0 : count }, (_, index) =>
    skuOf(kindCode, draw(String(index))),
  );
  return [...new Set(skus)].filter((other) => other !== sku);
};

/**
 * Returns a product's links to earlier products: of the same kind, of another kind in the parent category,
 * and of the same department. One in three products has no links.
 */
export const linksOf = (
  sku: string,
  {
    productKind,
    kinds,
    seed,
    made,
  }: { productKind: ProductKind; kinds: readonly ProductKind[]; seed: number; made: MadeSoFar },
): ProductLinksInput[] => {
  const chance = chanceOf(seed, sku);
  if (!chance.hits(667, 'links')) return [];
  const { code, category } = productKind.kind;
  const shelf = category.slice(0, category.lastIndexOf('/'));
  const near = kinds.filter(({ kind }) => kind.code !== code && kind.category.startsWith(`${shelf}/`));
  const beside = kinds.filter(
    ({ kind, departmentName }) =>
      departmentName === productKind.departmentName && !kind.category.startsWith(`${shelf}/`),
  );
  const from = (kindCode: string, type: string, count: number) =>
    others(
      kindCode,
      { made: made(kindCode), count, draw: (what) => chance.below(made(kindCode), `${type} ${what}`) },
      sku,
    );
  const some = (list: readonly ProductKind[], type: string, count: number) =>
    chance.some(list, count, type).flatMap(({ kind }) => from(kind.code, type, 1));
  const links: ProductLinksInput[] = [
    { sku, type: 'related', linked: from(code, 'related', 4) },
    { sku, type: 'upsell', linked: some(near, 'upsell', 3) },
    { sku, type: 'crosssell', linked: some(beside, 'crosssell', 3) },
  ];
  return links.filter(({ linked }) => linked.length > 0);
};
