import { useTexts } from '../../i18n/texts.tsx';
import { ProductCarousel } from './product-carousel.tsx';

/** A second way on from an empty cart, for who has looked at nothing yet. */
export const CartBestsellers = () => <ProductCarousel identifier="bestsellers" room={null} title={useTexts('cart').bestsellersTitle} />;
