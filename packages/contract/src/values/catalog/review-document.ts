import { z } from 'zod';

/** A product review (wire §7.8). Only approved reviews are returned, so `review_status` is 1. */
export const reviewDocument = z.object({
  id: z.int(),
  product_id: z.int(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  created_at: z.string(),
  review_entity: z.literal('product'),
  review_status: z.literal(1),
  store_id: z.int(),
  stores: z.array(z.int()),
  /**
   * Stars in the form of Magento's API: `value` of 5, and `percent`; those of the whole first, then those by aspect under
   * its name in the store's language (ours).
   */
  ratings: z.array(z.object({ rating_name: z.string(), value: z.int().min(1).max(5), percent: z.int() })),
  /** Stars of the whole as a number, for sorting and counting (ours); absent where none were given. */
  rating: z.int().min(1).max(5).optional(),
  /** Ours: that its customer was delivered the product; absent when not known. */
  bought_here: z.literal(true).optional(),
  /** Ours: the shop's answer; absent when there is none. */
  answer: z.string().optional(),
  /** Ours: paths of its approved pictures; absent where it has none. */
  pictures: z.array(z.string()).min(1).max(4).optional(),
  /** Ours: how many found it helpful; absent where nobody did. */
  helpful: z.int().min(1).optional(),
  /** Ours: stars by aspect to be counted, as `place:stars:name`; absent where none were given. */
  aspect_stars: z.array(z.string()).min(1).max(10).optional(),
  /** The language of the review (ours): a store shows all reviews, those in its own language first. */
  lang: z.string(),
  /** Place of this language among those read in the store view, for sorting (ours): 0 is the store view's own. */
  lang_order: z.int(),
});
export type ReviewDocument = z.infer<typeof reviewDocument>;
