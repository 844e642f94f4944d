import { useTexts } from '../../i18n/texts.tsx';
import type { KnownBestsellers } from '../cards/known-bestsellers.ts';
import { ProductCarousel } from '../cards/product-carousel.lazy.tsx';

/** Bestsellers below an empty cart, for shoppers who have not viewed any product yet. */
export const CartBestsellers = ({ bestsellers = null }: Partial<KnownBestsellers>) => (
  <ProductCarousel
    identifier="bestsellers"
    known={bestsellers}
    placeholder={null}
    title={useTexts('cart').bestsellersTitle}
  />
);
