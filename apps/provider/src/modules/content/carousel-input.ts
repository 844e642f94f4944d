import type { Texts } from '../catalog/catalog.ts';

/** What a carousel shows beside its slides: nothing, products chosen by hand, or those that a rule finds. */
export type CarouselRule = 'slides' | 'chosen' | 'new' | 'bestsellers' | 'trending' | 'special-offers';

/** `url` is a path below the store's prefix. */
export type CarouselSlideInput = {
  image: string;
  image_small: string;
  image_medium: string;
  url: string | null;
  titles: Texts<string>;
};

/** A row of slides and products as the demo or an owner hands it over, known by `identifier`; a rule keeps to the category, where one is named. */
export type CarouselInput = {
  identifier: string;
  is_active: boolean;
  shows: CarouselRule;
  category: string | null;
  titles: Texts<string>;
  /** Of a 'chosen' one, in order. */
  skus: string[];
  slides: CarouselSlideInput[];
};
