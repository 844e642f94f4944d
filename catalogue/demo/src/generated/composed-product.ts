import type { BundleOptionInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { uncounted } from '../sets/product-parts.ts';
import type { Chance } from './chance.ts';
import { type ProductKind, type SetKind, type SetPart, skuOf } from './products.ts';
import { plannedProduct } from './single-product.ts';

/** Returns the number of products of a kind generated so far. */
export type MadeSoFar = (kindCode: string) => number;

/**
 * Picks one existing product for each kind of a part. A kind listed twice is drawn independently each time.
 */
const skusOf = ({ code, kinds }: SetPart, made: MadeSoFar, chance: Chance): string[] => [
  ...new Set(kinds.map((kind, index) => skuOf(kind, chance.below(made(kind), `${code} ${index}`)))),
];

const bundleOption = (part: SetPart, skus: readonly string[]): BundleOptionInput => ({
  code: part.code,
  type: part.type,
  is_required: part.isRequired ?? true,
  titles: part.title,
  selections: skus.map((sku, index) => ({
    sku,
    qty: part.qty ?? 1,
    is_default: index === 0,
    can_change_quantity: part.type === 'checkbox',
  })),
});

/**
 * Returns the `n`-th bundle or grouped product of a kind, composed of products that already exist; its price
 * is that of its parts.
 */
export const composedProduct = (
  productKind: ProductKind & { kind: SetKind },
  turn: { n: number; seed: number },
  made: MadeSoFar,
): ProductInput => {
  const { product, chance } = plannedProduct(productKind, turn);
  const { composition, parts } = productKind.kind;
  const chosen = parts.map((part) => ({ part, skus: skusOf(part, made, chance) }));
  const whole: ProductInput = { ...product, type: composition, prices: [], stock: uncounted };
  if (composition === 'bundle')
    return { ...whole, bundle_options: chosen.map(({ part, skus }) => bundleOption(part, skus)) };
  return {
    ...whole,
    members: chosen.flatMap(({ part, skus }) => skus.map((sku) => ({ sku, qty: part.qty ?? 1 }))),
  };
};
