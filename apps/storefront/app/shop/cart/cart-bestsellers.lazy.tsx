import { useTexts } from '../../i18n/texts.tsx';
import type { KnownBestsellers } from '../cards/known-bestsellers.ts';
import { ProductCarousel } from '../cards/product-carousel.lazy.tsx';

/** A second way on from an empty cart, for who has looked at nothing yet. */
export const CartBestsellers = ({ bestsellers = null }: Partial<KnownBestsellers>) => (
  <ProductCarousel
    identifier="bestsellers"
    known={bestsellers}
    room={null}
    title={useTexts('cart').bestsellersTitle}
  />
);
