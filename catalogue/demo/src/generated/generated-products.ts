import type { ProductInput, ProductLinksInput } from '@dijla/provider/modules/catalog/catalog';
import { departments } from '../departments/departments.ts';
import { productSets } from '../sets/product-sets.ts';
import { composedProduct } from './composed-product.ts';
import type { ProductKind, SetKind } from './products.ts';
import { kindSequence, type Turn } from './kind-sequence.ts';
import { linksOf } from './product-links.ts';
import { singleProduct } from './single-product.ts';

/** One visible product preceded by its variants, and its links to products of earlier groups. */
export type ProductGroup = { products: ProductInput[]; links: ProductLinksInput[] };

/** All kinds of all departments, and the composed kinds. */
const productKinds: readonly ProductKind[] = [
  ...Object.entries(departments).flatMap(([departmentName, { kinds }]) =>
    kinds.map((kind) => ({ kind, departmentName })),
  ),
  ...productSets.map((kind) => ({ kind, departmentName: kind.category.split('/', 1)[0] ?? '' })),
];

const isSet = (productKind: ProductKind): productKind is ProductKind & { kind: SetKind } =>
  'parts' in productKind.kind;

/**
 * Yields `count` visible products with their variants, one group at a time, the same for the same seed.
 * Memory does not grow with `count`, and a larger catalog starts with the smaller one.
 */
export function* generatedProducts({
  count,
  seed,
}: {
  count: number;
  seed: number;
}): Generator<ProductGroup> {
  const counts = new Map<string, number>();
  const made = (kindCode: string): number => counts.get(kindCode) ?? 0;
  const group = ({ productKind, n }: Turn): ProductGroup => {
    const products = isSet(productKind)
      ? [composedProduct(productKind, { n, seed }, made)]
      : singleProduct(productKind, { n, seed });
    return {
      products,
      links: linksOf(products.at(-1)?.sku ?? '', { productKind, kinds: productKinds, seed, made }),
    };
  };
  const turns = kindSequence(productKinds, seed);
  for (let index = 0; index < count; index += 1) {
    const turn = turns.next().value;
    yield group(turn);
    counts.set(turn.productKind.kind.code, turn.n + 1);
  }
}
