import { z } from 'zod';

/**
 * A brand of wire §11 as a store view shows it: an option of the attribute `brand`, known by its number `value`. One that the owner has not
 * described has the option's label as its title and its number as its address.
 */
export const brand = z.object({
  attribute_code: z.string(),
  value: z.int(),
  position: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  slider_image: z.string().nullable(),
  /** Null keeps it out of the slider. */
  slider_position: z.int().nullable(),
  /** Path of its page below the store's prefix, without a slash before it: `brands/samsung`. */
  pageUrl: z.string(),
  /** How many of its products the store lists; absent where counts are not shown. */
  count: z.int().optional(),
  /** The last part of `pageUrl`, by which the brand can be asked for too (ours). */
  url_alias: z.string(),
  /** The title in the shop's other language, where it is another (ours): shoppers know brands in both scripts. */
  other_title: z.string().nullable(),
  /** Language of the title when it is not the store's (ours). */
  lang: z.string().optional(),
  /** A few sentences about it, empty when nobody wrote any; only where one brand is asked for (ours). */
  description: z.string().optional(),
});
export type Brand = z.infer<typeof brand>;

/** How the owner wants brands shown (spec 2 §3): pictures without names, counts beside names, and in which order. */
export const brandSettings = z.object({
  show_only_image: z.boolean(),
  show_count: z.boolean(),
  sort: z.enum(['name', 'position']),
});
export type BrandSettings = z.infer<typeof brandSettings>;
