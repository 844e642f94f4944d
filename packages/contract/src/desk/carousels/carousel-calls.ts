import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { RefusalCode } from '../../errors.ts';
import { languages } from '../../store-views.ts';
import { picturePath } from '../../values/arrangements/picture-path.ts';
import { maybeWords, words, type Words } from '../../values/arrangements/written-words.ts';
import { isOwnLink } from '../../link-form.ts';
import { productVersion } from '../catalog/edited-product.ts';
import { contentIdentifier } from '../content/content-values.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const access = { for: 'staff', permission: 'content.write' } as const;
const refusals = [
  ...deskRefusals,
  'request.invalid',
  'carousel.not-found',
] as const satisfies readonly RefusalCode[];

const shows = z.enum(['slides', 'chosen', 'new', 'bestsellers', 'trending', 'special-offers']);

/** Products chosen by hand at most; of those that can be sold, shoppers see twenty. */
const productsAtMost = 50;

const slidesAtMost = 12;
const moment = z.iso.datetime({ offset: true }).nullable();
const inEach = (given: Words): boolean => languages.every((language) => given[language] !== '');

/** A wide picture of a carousel. */
const editedSlide = z
  .strictObject({
    picture: picturePath,
    /** What it shows, for those who do not see it: in each language. */
    alts: maybeWords(300).refine(inEach, 'should describe the picture in each language'),
    titles: maybeWords(120),
    /** A path in the store; null leads nowhere. */
    url: z.string().max(400).refine(isOwnLink, 'should be a path in the store').nullable(),
    /** Shown from then on, and no longer from then on; null has no such bound. */
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: 'should be after it begins',
  });

/** What an owner says of a carousel at the desk. */
const editedCarousel = z.strictObject({
  is_active: z.boolean(),
  titles: words(120),
  /** Products found by a rule, those chosen by hand, or none but its slides. */
  shows,
  /** Id of the category that its products are of; null: of any. */
  category: z.int().min(1).max(2_147_483_647).nullable(),
  /** Products chosen by hand, in order. */
  skus: z
    .array(z.string().min(1).max(255))
    .max(productsAtMost)
    .refine((skus) => new Set(skus).size === skus.length, 'has a product twice'),
  /** Its slides in their order; absent: they stay as they are. */
  slides: z.array(editedSlide).max(slidesAtMost).optional(),
});

/** As it stands; an import may have brought more than is written at the desk. */
const standingCarousel = z.object({
  is_active: z.boolean(),
  titles: z.record(z.enum(languages), z.string()),
  shows,
  category: z.int().nullable(),
  skus: z.array(z.string()),
  slides: z.array(
    z.object({
      picture: z.string(),
      alts: z.record(z.enum(languages), z.string()),
      titles: z.record(z.enum(languages), z.string()),
      url: z.string().nullable(),
      from: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
});

const carouselToEdit = z.object({
  id: z.int(),
  identifier: z.string(),
  version: productVersion,
  /** Whether the shop itself shows it by its identifier, so that it cannot be removed. */
  is_fixed: z.boolean(),
  /** How many slides it has. */
  slides: z.int(),
  carousel: standingCarousel,
});

const listCarousels = defineCall({
  method: 'GET',
  path: '/api/desk/carousels',
  access,
  summary: 'The carousels of the shop, and the categories that one can be limited to',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        identifier: z.string(),
        title: z.string(),
        shows,
        is_active: z.boolean(),
        category: z.int().nullable(),
        /** How many are chosen by hand; null where the shop finds them by a rule. */
        products: z.int().nullable(),
        slides: z.int(),
      }),
    ),
    categories: z.array(z.object({ id: z.int(), name: z.string(), path: z.string(), is_top: z.boolean() })),
  }),
  refusals: deskRefusals,
});

const readCarouselToEdit = defineCall({
  method: 'GET',
  path: '/api/desk/carousels/{carouselId}',
  access,
  summary: 'All that is said of one carousel, and the version it is saved with',
  query: deskQuery,
  result: carouselToEdit,
  refusals,
});

const saving = ['desk.skus-unknown', 'desk.category-not-found'] as const;

const createCarousel = defineCall({
  method: 'POST',
  path: '/api/desk/carousels',
  access,
  summary: 'Makes a carousel, which the home page and landing pages can show then',
  query: deskQuery,
  body: z.strictObject({ identifier: contentIdentifier, carousel: editedCarousel }),
  result: carouselToEdit,
  replayable: true,
  refusals: [...refusals, ...saving, 'desk.carousel-taken'],
});

const saveCarousel = defineCall({
  method: 'PUT',
  path: '/api/desk/carousels/{carouselId}',
  access,
  summary:
    'Saves one carousel; slides that are not sent stay. Refused where it is no longer of `version`, with what it is now in `meta`',
  query: deskQuery,
  body: z.strictObject({ version: productVersion, carousel: editedCarousel }),
  result: carouselToEdit,
  refusals: [...refusals, ...saving, 'desk.changed-meanwhile'],
});

const deleteCarousel = defineCall({
  method: 'POST',
  path: '/api/desk/carousels/{carouselId}/removal',
  access,
  summary:
    'Deletes a carousel with its slides. Refused while the home page or a landing page shows it, and of those that the shop itself shows',
  query: deskQuery,
  body: z.strictObject({ version: productVersion }),
  result: z.literal(true),
  refusals: [...refusals, 'desk.changed-meanwhile', 'desk.carousel-used', 'desk.address-fixed'],
});

/** The calls of the desk about carousels, by name. */
export const deskCarouselCalls = {
  'desk/carousels': listCarousels,
  'desk/carousel': readCarouselToEdit,
  'desk/create-carousel': createCarousel,
  'desk/save-carousel': saveCarousel,
  'desk/delete-carousel': deleteCarousel,
} as const;
