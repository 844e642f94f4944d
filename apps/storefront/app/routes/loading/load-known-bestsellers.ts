import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import type { KnownBestsellers } from '../../shop/cards/known-bestsellers.ts';
import { cardFields } from '../../view-models/cards/card-view.ts';
import { carouselCards } from '../../view-models/cards/carousel-view.ts';
import { bestsellers } from '../../view-models/listing/listed-filters.ts';

/** Number of bestsellers: as many as a wide screen shows, plus one. */
const mostKnown = 6;

/**
 * Loads the bestsellers for a page whose cart may be empty, so that their pictures need not wait until the
 * device's data is read. The page works without them, so a failure gives null.
 */
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
