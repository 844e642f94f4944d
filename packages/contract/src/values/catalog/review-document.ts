import { z } from 'zod';

/** What a shopper said of a product (wire §7.8). Only approved ones are answered, so `review_status` is 1. */
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
  /** Stars as Magento's API has them: `value` of 5, `percent` of all. */
  ratings: z.array(z.object({ rating_name: z.string(), value: z.int().min(1).max(5), percent: z.int() })),
  /** The stars once more, to sort and to count by (ours). */
  rating: z.int().min(1).max(5),
  /** The language it was written in (ours): a store shows all, its own language first. */
  lang: z.string(),
});
export type ReviewDocument = z.infer<typeof reviewDocument>;
