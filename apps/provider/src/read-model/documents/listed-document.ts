import type { ProductDocument } from '@dijla/contract/client';
import { type CatalogMemory, overlayOf, shownDocument, type View } from '../engine/catalog-memory.ts';
import { listsOf, type Overlay, shownProduct } from '../overlay/shown-product.ts';

/** How products of a store view look at an instant (ms), to all and under each price list. */
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
  /** It is read once, and not kept for others. */ isOneOfMany?: boolean | undefined;
};

/** A product's document as a price list shows it; where the product has no prices of the list, it is the one that all see. Undefined when the store view has no such product. */
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
