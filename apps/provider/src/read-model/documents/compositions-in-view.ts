import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { type CatalogueMemory, overlayOf, type View } from '../engine/catalog-memory.ts';
import { type Making, makingFrom, makingOf, numbersOfMaking } from './composition.ts';
import type { FindProduct } from './product-parts.ts';

/** What a product has its stock and its price from, which is kept unless that is known or its own rows. */
export const keptMaking = ({ makings }: Pick<View, 'makings'>, product: ColdProduct, productOf: FindProduct): Making => {
  const making = makingOf(product, productOf);
  if (making.kind !== 'own' && !makings.has(product.id)) makings.set(product.id, numbersOfMaking(making));
  return making;
};

const own: Making = { kind: 'own' };

type FindMaking = (id: number) => Making;

const findMaking = (memory: CatalogueMemory, view: View, makingOfDocument: (product: ColdProduct) => Making): FindMaking => (id) => {
  if (!memory.madeOfParts.has(id)) return own;
  const known = view.makings.get(id);
  if (known !== undefined) return makingFrom(known);
  const product = view.products.get(id);
  return product === undefined ? own : makingOfDocument(product);
};

/** What products of a store view are made of: read of their documents where nobody looked before, and kept. */
export const makingsIn = (memory: CatalogueMemory, view: View): FindMaking => {
  const { productOf } = overlayOf(memory, view);
  return findMaking(memory, view, (product) => keptMaking(view, product, productOf));
};

/** What one product of a store view is made of; nothing is kept, so that whoever stores the memory meanwhile is not disturbed. */
export const makingIn = (memory: CatalogueMemory, view: View, id: number): Making =>
  findMaking(memory, view, (product) => makingOf(product, overlayOf(memory, view).productOf))(id);
