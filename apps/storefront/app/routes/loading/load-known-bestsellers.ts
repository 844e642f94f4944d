import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import type { KnownBestsellers } from '../../shop/cards/known-bestsellers.ts';
import { cardFields } from '../../view-models/cards/card-view.ts';
import { carouselCards } from '../../view-models/cards/carousel-view.ts';
import { bestsellers } from '../../view-models/listing/listed-filters.ts';

/** As many as a wide screen shows, and the next. */
const mostKnown = 6;

/** With the page of a cart that may be empty comes what most buy: its pictures need not wait for the device to be read. The page stands without it. */
export const loadKnownBestsellers = async (source: CatalogSource): Promise<KnownBestsellers> => {
  const found = await source
    .search('product', { request: bestsellers(), size: mostKnown, include: cardFields, isShared: true })
    .catch(() => null);
  return {
    bestsellers: found && {
      title: null,
      slides: [],
      cards: carouselCards(found.hits, source.store.currency.scale),
    },
  };
};
