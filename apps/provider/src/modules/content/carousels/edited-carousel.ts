import { createHash } from 'node:crypto';
import { byLanguage } from '@dijla/contract/store-views';
import type { CallInput, CallOutput } from '../../../call/call-handler.ts';
import type { CarouselInput } from '../carousel-input.ts';
import type { CarouselRow } from '../carousel-sql.ts';

/** What an owner says of a carousel at the desk. */
export type EditedCarousel = CallInput<'desk/save-carousel'>['body']['carousel'];
type Detail = CallOutput<'desk/carousel'>['result'];

/** Carousels that the shop shows by itself, and that other clients ask for by these names. */
const fixed: ReadonlySet<string> = new Set([
  'new-collection',
  'bestsellers',
  'trending',
  'special-offers',
  'home-picks',
]);

/** Whether the shop itself shows a carousel, so that it is switched off rather than removed. */
export const isFixed = (identifier: string): boolean => fixed.has(identifier);

/** Returns a number for what is said of a carousel now. */
export const versionOfCarousel = ({ id: _id, focuses: _focuses, ...said }: CarouselRow): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);

/** Returns a carousel as its form shows it. */
export const detailOf = (row: CarouselRow): Detail => {
  const { id, identifier, is_active, shows, category_id, titles, skus, slides } = row;
  return {
    id,
    identifier,
    version: versionOfCarousel(row),
    is_fixed: isFixed(identifier),
    slides: slides.length,
    carousel: {
      is_active,
      titles: byLanguage((language) => titles[language] ?? ''),
      shows,
      category: category_id,
      skus,
      slides: slides.map(({ image, alts, titles: named, url, from, until }) => ({
        picture: image,
        alts: byLanguage((language) => alts[language] ?? ''),
        titles: byLanguage((language) => named[language] ?? ''),
        url,
        from,
        until,
      })),
    },
  };
};

type Standing = Pick<CarouselInput, 'identifier' | 'titles' | 'slides'>;

type Slide = CarouselInput['slides'][number];
type Texts = Slide['titles'];

const written = (standing: Texts, texts: Texts): Texts =>
  Object.fromEntries(Object.entries({ ...standing, ...texts }).filter(([, text]) => text !== ''));

/** Returns a slide as it was written; smaller pictures and texts in other languages stay with its picture. */
const slideOf = (
  { picture, alts, titles, url, from, until }: NonNullable<EditedCarousel['slides']>[number],
  standing: readonly Slide[],
): Slide => {
  const was = standing.find(({ image }) => image === picture);
  return {
    image: picture,
    image_small: was?.image_small ?? picture,
    image_medium: was?.image_medium ?? picture,
    url,
    titles: written(was?.titles ?? {}, titles),
    alts: written(was?.alts ?? {}, alts),
    from,
    until,
  };
};

/**
 * Returns a carousel with what was said of it at the desk; slides that are not named, and titles in other languages,
 * stay.
 */
export const withCarouselEdits = (
  { identifier, titles: standing, slides: shown }: Standing,
  { edited: { titles, slides, ...said }, category }: { edited: EditedCarousel; category: string | null },
): CarouselInput => ({
  ...said,
  identifier,
  category,
  slides: slides?.map((slide) => slideOf(slide, shown)) ?? shown,
  titles: written(standing, titles),
});
