import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { type CatalogMemory, overlayOf, type View } from '../engine/catalog-memory.ts';
import { type Composition, compositionFrom, compositionOf, numbersOfComposition } from './composition.ts';
import type { FindProduct } from './product-parts.ts';

/**
 * Returns a product's composition and stores it unless it is already stored or consists of the product's own
 * rows.
 */
export const savedComposition = (
  { compositions }: Pick<View, 'compositions'>,
  product: ColdProduct,
  productOf: FindProduct,
): Composition => {
  const composition = compositionOf(product, productOf);
  if (composition.kind !== 'own' && !compositions.has(product.id))
    compositions.set(product.id, numbersOfComposition(composition));
  return composition;
};

const own: Composition = { kind: 'own' };

type FindComposition = (id: number) => Composition;

const findMaking =
  (
    memory: CatalogMemory,
    view: View,
    compositionOfDocument: (product: ColdProduct) => Composition,
  ): FindComposition =>
  (id) => {
    if (!memory.madeOfParts.has(id)) return own;
    const known = view.compositions.get(id);
    if (known !== undefined) return compositionFrom(known);
    const product = view.products.get(id);
    return product === undefined ? own : compositionOfDocument(product);
  };

/**
 * Looks up compositions of a store view's products; those not yet stored are computed from the documents and
 * stored.
 */
export const compositionsIn = (memory: CatalogMemory, view: View): FindComposition => {
  const { productOf } = overlayOf(memory, view);
  return findMaking(memory, view, (product) => savedComposition(view, product, productOf));
};

/**
 * Returns the composition of one product of a store view. It stores nothing, so it is safe while the memory
 * is being saved.
 */
export const compositionIn = (memory: CatalogMemory, view: View, id: number): Composition =>
  findMaking(memory, view, (product) => compositionOf(product, overlayOf(memory, view).productOf))(id);
