import { z } from 'zod';

/**
 * A brand of wire §11 as a store view shows it: an option of the attribute `brand`, identified by its number
 * `value`. Without a description by the owner, its title is the option's label and its URL the number.
 */
export const brand = z.object({
  attribute_code: z.string(),
  value: z.int(),
  position: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  slider_image: z.string().nullable(),
  /** Null excludes it from the slider. */
  slider_position: z.int().nullable(),
  /** Path of its page below the store's prefix, without a leading slash: `brands/samsung`. */
  pageUrl: z.string(),
  /** Number of its products listed in the store; absent where counts are not shown. */
  count: z.int().optional(),
  /** The last segment of `pageUrl`, by which the brand can also be requested (ours). */
  url_alias: z.string(),
  /** The title in the shop's other language, if different (ours): shoppers know brands in both scripts. */
  other_title: z.string().nullable(),
  /** Language of the title when it is not the store's (ours). */
  lang: z.string().optional(),
  /** A short description, empty when there is none; only present when a single brand is requested (ours). */
  description: z.string().optional(),
});
export type Brand = z.infer<typeof brand>;

/**
 * The owner's display settings for brands (spec 2 §3): pictures without names, counts beside names, and the
 * sort order.
 */
export const brandSettings = z.object({
  show_only_image: z.boolean(),
  show_count: z.boolean(),
  sort: z.enum(['name', 'position']),
});
export type BrandSettings = z.infer<typeof brandSettings>;
