import type { ColdProduct } from '../modules/catalog/catalog.ts';
import { type CatalogueMemory, overlayOf, type View } from './catalogue-memory.ts';
import type { FindProduct } from './product-parts.ts';
import { type ShownStock, stockOfMaking, stockOfRow } from './shown-stock.ts';
import { type Making, makingFrom, makingOf, numbersOfMaking } from './stock-making.ts';

const madeAndKept = (makings: View['makings'], product: ColdProduct, productOf: FindProduct): Making => {
  const making = makingOf(product, productOf);
  if (making.kind !== 'own') makings.set(product.id, numbersOfMaking(making));
  return making;
};

/** Keeps what a product has its stock from, unless that is known or its own row. */
export const keepMaking = ({ makings }: Pick<View, 'makings'>, product: ColdProduct, productOf: FindProduct): void => {
  if (!makings.has(product.id)) madeAndKept(makings, product, productOf);
};

/** Stock of a product and, where it has some, of all its variants. */
export type Stocks = { stock: ShownStock; variants: readonly ShownStock[] };

const own: Making = { kind: 'own' };

/** Stock of products of a store view, without their documents being made where it is known what they are made of; undefined for one that the view lacks. */
export const stocksIn = (memory: CatalogueMemory, view: View): ((id: number) => Stocks | undefined) => {
  const { hot: { stock }, productOf } = overlayOf(memory, view);
  const makingOfDocument = (id: number): Making => {
    const product = view.products.get(id);
    return product === undefined ? own : madeAndKept(view.makings, product, productOf);
  };
  const makingIn = (id: number): Making => {
    if (!memory.madeOfParts.has(id)) return own;
    const known = view.makings.get(id);
    return known === undefined ? makingOfDocument(id) : makingFrom(known);
  };
  return (id) => {
    if (!view.products.has(id)) return undefined;
    const making = makingIn(id);
    const variants = making.kind === 'variants' ? [...making.enabled, ...making.disabled] : [];
    return { stock: stockOfMaking(id, making, stock), variants: variants.map((variant) => stockOfRow(variant, stock.get(variant))) };
  };
};
