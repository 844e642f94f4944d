import type { Words } from '@dijla/contract/arrangements';
import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { dayOfInstant, instantOfDay } from '../../../parts/time/day-instant.ts';
import { noWords, skusTyped } from '../arrangements/typed-values.ts';

export type OpenedCarousel = DeskResult<'desk/carousel'>;
export type CarouselCategory = DeskResult<'desk/carousels'>['categories'][number];
type Edited = OpenedCarousel['carousel'];

/** A slide as it is edited; days are Baghdad's. */
export type SlideValues = {
  picture: string;
  alts: Words;
  titles: Words;
  url: string;
  from: string;
  until: string;
};

/** What a new slide begins with. */
export const noSlide: SlideValues = {
  picture: '',
  alts: noWords,
  titles: noWords,
  url: '',
  from: '',
  until: '',
};

/** A carousel as its form has it; what stands under `carousel` is named as in the call. */
export type CarouselValues = {
  identifier: string;
  carousel: {
    is_active: boolean;
    titles: Words;
    shows: Edited['shows'];
    /** Empty: of any category. */
    category: string;
    /** One a line. */
    skus: string;
    slides: SlideValues[];
  };
};

const slideValuesOf = ({ url, from, until, ...slide }: Edited['slides'][number]): SlideValues => ({
  ...slide,
  url: url ?? '',
  from: dayOfInstant(from, { isEnd: false }),
  until: dayOfInstant(until, { isEnd: true }),
});

/** Returns what the form of a carousel begins with; of none, a new one. */
export const carouselValuesOf = (opened: OpenedCarousel | null): CarouselValues => {
  if (opened === null) {
    const blank = { is_active: true, titles: noWords, shows: 'chosen', category: '', skus: '' } as const;
    return { identifier: '', carousel: { ...blank, slides: [] } };
  }
  const { is_active, titles, shows, category, skus, slides } = opened.carousel;
  return {
    identifier: opened.identifier,
    carousel: {
      is_active,
      titles,
      shows,
      category: String(category ?? ''),
      skus: skus.join('\n'),
      slides: slides.map(slideValuesOf),
    },
  };
};

/** Whether products are found by a rule, which a category can limit. */
export const isRule = (shows: Edited['shows']): boolean => shows !== 'slides' && shows !== 'chosen';

type Slide = Edited['slides'][number];

/** An instant that a day stands for; one within the day stays while its day does. */
const instantTyped = (day: string, before: string | null, { isEnd }: { isEnd: boolean }): string | null =>
  before !== null && dayOfInstant(before, { isEnd }) === day ? before : instantOfDay(day, { isEnd }) || null;

const slideTyped = (
  { picture, url, from, until, ...words }: SlideValues,
  standing: readonly Slide[],
): Slide => {
  const was = standing.find((slide) => slide.picture === picture);
  return {
    ...words,
    picture: picture.trim(),
    url: url.trim() || null,
    from: instantTyped(from, was?.from ?? null, { isEnd: false }),
    until: instantTyped(until, was?.until ?? null, { isEnd: true }),
  };
};

/** Whether slides are as they stand. */
const areUntouched = (slides: readonly SlideValues[], standing: readonly Slide[]): boolean =>
  JSON.stringify(slides) === JSON.stringify(standing.map(slideValuesOf));

type Sent = NonNullable<DeskInput<'desk/save-carousel'>['body']>['carousel'];

/**
 * Returns what the form says. Slides that nobody touched are not sent: they may be of before slides had to be described.
 */
export const carouselTyped = (
  { carousel: { is_active, titles, shows, category, skus, slides } }: CarouselValues,
  standing: readonly Slide[],
): Sent => ({
  is_active,
  titles,
  shows,
  category: isRule(shows) && category !== '' ? Number(category) : null,
  skus: shows === 'chosen' ? skusTyped(skus) : [],
  ...(areUntouched(slides, standing) ? {} : { slides: slides.map((slide) => slideTyped(slide, standing)) }),
});
