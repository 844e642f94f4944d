import { type CatalogMemory, shownAt, type View } from '../engine/catalog-memory.ts';
import { cardReader, type Lasting } from '@dijla/search-index/core/cards/card-cache';
import type { CardReader } from '@dijla/search-index/core/search-engine';
import { listedDocument, viewAt, type ViewAt } from './listed-document.ts';
import type { EngineAnswer, SearchEngine } from '@dijla/search-index/core/search-engine';
import { changesNext } from '../overlay/shown-product.ts';

type CardParts = { viewOf: (indexName: string) => View; now: () => number };

/** A product with the prices of a price list. */
const listedAt = (
  view: View,
  id: number,
  { at, priceList }: { at: ViewAt; priceList: string },
): Lasting | undefined => {
  const [document, product] = [listedDocument(view, id, { at, priceList }), view.products.get(id)];
  if (document === undefined || product === undefined) return undefined;
  const until = Math.min(
    changesNext(product, at.overlay, at.now),
    changesNext(product, at.overlayFor(priceList), at.now),
  );
  return { document, from: at.now, until };
};

const cardsOf = (
  atOf: () => ViewAt,
  view: View,
  priceList = view.store.price_list,
): EngineAnswer['cardsIn'] => {
  // The overlay is looked up when the card is written, because tax rules may change between a search and its
  // last card and the card is cached. The document is not cached: it would only outlive minor garbage
  // collections.
  const documentOf =
    priceList === view.store.price_list
      ? (id: number) => shownAt(view, id, atOf(), true)
      : (id: number) => listedAt(view, id, { at: atOf(), priceList });
  return (form): CardReader =>
    cardReader(view.cards, { ...form, name: `${priceList} ${form.name}` }, { now: atOf().now, documentOf });
};

/** Returns the overlays at an instant, recomputed only when the tax rules change. */
const looksAt = (memory: CatalogMemory, view: View, now: number): (() => ViewAt) => {
  let known: { at: ViewAt; taxes: unknown; held: unknown } | undefined;
  return () => {
    const [taxes, held] = [memory.taxes, view.heldTaxes];
    if (known === undefined || known.taxes !== taxes || known.held !== held)
      known = { at: viewAt(memory, view, now), taxes, held };
    return known.at;
  };
};

/** Returns a search that also returns product cards. */
export const withCards =
  (
    search: SearchEngine['search'],
    memory: CatalogMemory,
    { viewOf, now }: CardParts,
  ): SearchEngine['search'] =>
  // oxlint-disable-next-line max-params -- the search of every engine
  async (indexName, entity, query, gone) => {
    const answer = await search(indexName, entity, query, gone);
    if (entity !== 'product') return answer;
    const view = viewOf(indexName);
    return { ...answer, cardsIn: cardsOf(looksAt(memory, view, now()), view, query.priceList) };
  };
