import type { CarouselView } from '../../view-models/cards/carousel-view.ts';

/** Bestsellers for an empty cart, when the page brought them along; otherwise null. */
export type KnownBestsellers = { bestsellers: CarouselView | null };

/**
 * Used on client-side navigation, where the cart opens at once and requests the bestsellers itself if it is
 * empty.
 */
export const nothingKnown = (): KnownBestsellers => ({ bestsellers: null });
