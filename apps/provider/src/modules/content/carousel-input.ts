import type { Texts } from '../catalog/catalog.ts';

/**
 * What a carousel shows besides its slides: nothing, products chosen by hand, or products found by a rule.
 */
export type CarouselRule = 'slides' | 'chosen' | 'new' | 'bestsellers' | 'trending' | 'special-offers';

/**
 * `url` is a path below the store's prefix, `alts` says what the picture shows. It is shown from `from` on and no longer from
 * `until` on; ISO 8601, null without such a bound.
 */
export type CarouselSlideInput = {
  image: string;
  image_small: string;
  image_medium: string;
  url: string | null;
  titles: Texts<string>;
  alts: Texts<string>;
  from: string | null;
  until: string | null;
};

/**
 * A carousel of slides and products as the demo or an owner saves it, identified by `identifier`. A rule is
 * limited to the category, when one is given.
 */
export type CarouselInput = {
  identifier: string;
  is_active: boolean;
  shows: CarouselRule;
  category: string | null;
  titles: Texts<string>;
  /** Products of a 'chosen' carousel, in order. */
  skus: string[];
  slides: CarouselSlideInput[];
};
