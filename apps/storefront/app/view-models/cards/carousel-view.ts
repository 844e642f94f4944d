import type { Carousel } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { type CardView, cardView } from './card-view.ts';

/**
 * A wide picture. `urlPath` is a path below the store's prefix, or null when the picture is not a link; `alt` is empty
 * where nobody described it, and `focus` is what matters in it, as `object-position` has it.
 */
export type SlideView = {
  picture: string;
  alt: string;
  focus: string | undefined;
  title: string;
  urlPath: string | null;
};

/** A row of pictures, products, or both (spec 2 §3). The title is null if none was given. */
export type CarouselView = { title: string | null; slides: SlideView[]; cards: CardView[] };

/** Maximum number of products in a carousel (spec 1 §9). */
export const mostInCarousel = 20;

/**
 * Returns the cards of a carousel's products, those out of stock last. `scale` is the number of decimals of
 * the store's currency.
 */
export const carouselCards = (items: readonly WireDocument[], scale: number): CardView[] =>
  items
    .map((document) => cardView(document, scale))
    .toSorted((one, other) => Number(one.isOutOfStock) - Number(other.isOutOfStock))
    .slice(0, mostInCarousel);

/** Returns the view of a carousel: slides in the owner's order, each with its largest picture. */
export const carouselView = (
  { title, slides, items }: Pick<Carousel, 'title' | 'slides' | 'items'>,
  scale: number,
): CarouselView => ({
  title: title.trim() || null,
  slides: slides
    .toSorted((one, other) => one.sort_order - other.sort_order)
    .map(({ image, image_medium: medium, image_small: small, title: name, url, alt = '', focus }) => ({
      picture: image || medium || small,
      alt,
      focus,
      title: name,
      urlPath: url?.replace(/^\/+/, '') || null,
    })),
  cards: carouselCards(items, scale),
});
