import { z } from 'zod';

/** A wide picture of a carousel; `url` is a path below the store's prefix, null when it has no link. */
const carouselSlide = z.object({
  image: z.string(),
  image_small: z.string(),
  image_medium: z.string(),
  sort_order: z.int(),
  title: z.string(),
  url: z.string().nullable(),
  /** What the picture shows (ours); absent where it is not described. */
  alt: z.string().optional(),
  /** What matters in it, as `object-position` has it (ours); absent where nobody said. */
  focus: z.string().optional(),
});

/**
 * A row of slides, products, or both (spec 2 §3). `items` are product documents under full names, as a
 * search returns them.
 */
export const carousel = z.object({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  slides: z.array(carouselSlide),
  items: z.array(z.object({}).loose()),
});
export type Carousel = z.infer<typeof carousel>;
