import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { type CatalogMemory, overlayOf, type View } from '../engine/catalog-memory.ts';
import { type Composition, compositionFrom, compositionOf, numbersOfComposition } from './composition.ts';
import type { FindProduct } from './product-parts.ts';

/** What a product has its stock and its price from, which is kept unless that is known or its own rows. */
export const savedComposition = (
  { makings }: Pick<View, 'makings'>,
  product: ColdProduct,
  productOf: FindProduct,
): Composition => {
  const making = compositionOf(product, productOf);
  if (making.kind !== 'own' && !makings.has(product.id))
    makings.set(product.id, numbersOfComposition(making));
  return making;
};

const own: Composition = { kind: 'own' };

type FindMaking = (id: number) => Composition;

const findMaking =
  (memory: CatalogMemory, view: View, makingOfDocument: (product: ColdProduct) => Composition): FindMaking =>
  (id) => {
    if (!memory.madeOfParts.has(id)) return own;
    const known = view.makings.get(id);
    if (known !== undefined) return compositionFrom(known);
    const product = view.products.get(id);
    return product === undefined ? own : makingOfDocument(product);
  };

/** What products of a store view are made of: read of their documents where nobody looked before, and kept. */
export const compositionsIn = (memory: CatalogMemory, view: View): FindMaking => {
  const { productOf } = overlayOf(memory, view);
  return findMaking(memory, view, (product) => savedComposition(view, product, productOf));
};

/** What one product of a store view is made of; nothing is kept, so that whoever stores the memory meanwhile is not disturbed. */
export const compositionIn = (memory: CatalogMemory, view: View, id: number): Composition =>
  findMaking(memory, view, (product) => compositionOf(product, overlayOf(memory, view).productOf))(id);
