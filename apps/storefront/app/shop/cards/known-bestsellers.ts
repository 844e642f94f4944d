import type { CarouselView } from '../../view-models/cards/carousel-view.ts';

/** What an empty cart leads on to, as the page brought it along; null where it did not. */
export type KnownBestsellers = { bestsellers: CarouselView | null };

/** Within the shop a cart opens at once and asks for the row itself, if it is empty. */
export const nothingKnown = (): KnownBestsellers => ({ bestsellers: null });
