import type { Carousel } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { type CardView, cardView } from './card-view.ts';

/** A wide picture; `urlPath` is a path below the store's prefix, null when it leads nowhere. */
export type SlideView = { picture: string; title: string; urlPath: string | null };

/** A row of pictures, of products, or of both (spec 2 §3). The title is null where nobody gave one. */
export type CarouselView = { title: string | null; slides: SlideView[]; cards: CardView[] };

/** Products of a carousel at most (spec 1 §9). */
export const mostInCarousel = 20;

/** Cards of a carousel's products; what is sold out comes last. `scale` is that of the store's currency. */
export const carouselCards = (items: readonly WireDocument[], scale: number): CardView[] =>
  items
    .map((document) => cardView(document, scale))
    .toSorted((one, other) => Number(one.isOutOfStock) - Number(other.isOutOfStock))
    .slice(0, mostInCarousel);

/** A carousel as it is shown: slides in the owner's order, the largest picture of each. */
export const carouselView = (
  { title, slides, items }: Pick<Carousel, 'title' | 'slides' | 'items'>,
  scale: number,
): CarouselView => ({
  title: title.trim() || null,
  slides: slides
    .toSorted((one, other) => one.sort_order - other.sort_order)
    .map(({ image, image_medium: medium, image_small: small, title: name, url }) => ({
      picture: image || medium || small,
      title: name,
      urlPath: url?.replace(/^\/+/, '') || null,
    })),
  cards: carouselCards(items, scale),
});
