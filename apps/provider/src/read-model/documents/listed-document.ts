import type { ProductDocument } from '@dijla/contract/client';
import { type CatalogMemory, overlayOf, shownDocument, type View } from '../engine/catalog-memory.ts';
import { listsOf, type Overlay, shownProduct } from '../overlay/shown-product.ts';

/** The overlays of a store view at an instant (ms): the default one and one per price list. */
export type ViewAt = { now: number; overlay: Overlay; overlayFor: (priceList: string) => Overlay };

export const viewAt = (memory: CatalogMemory, view: View, now: number): ViewAt => {
  const overlays = new Map<string, Overlay>();
  const overlayFor = (priceList: string): Overlay => {
    const overlay = overlays.get(priceList) ?? overlayOf(memory, view, priceList);
    overlays.set(priceList, overlay);
    return overlay;
  };
  return { now, overlay: overlayFor(view.store.price_list), overlayFor };
};

export type Listed = {
  at: ViewAt;
  priceList: string | undefined;
  /** Whether the document is read once and not cached. */ isOneOfMany?: boolean | undefined;
};

/**
 * Returns a product's document with the prices of a price list, or the default document when the product has
 * no prices in that list. Undefined when the store view has no such product.
 */
export const listedDocument = (
  view: View,
  id: number,
  { at, priceList, isOneOfMany }: Listed,
): ProductDocument | undefined => {
  const product =
    priceList === undefined ? undefined : isOneOfMany ? view.products.getOnce(id) : view.products.get(id);
  if (product === undefined || priceList === undefined || !listsOf(product, at.overlay).includes(priceList))
    return shownDocument(view, id, at, isOneOfMany);
  return shownProduct(product, at.overlayFor(priceList), at.now);
};
