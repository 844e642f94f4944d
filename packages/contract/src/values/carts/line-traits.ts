import { z } from 'zod';

/**
 * What promotion conditions test on a cart line: skus of the sold product and of the product it belongs to,
 * paths of its categories, and values of attributes that some rule names.
 */
export const lineTraits = z.object({
  skus: z.array(z.string()),
  categories: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
  /** Sold as a gift card, of which no discount is made; absent for other goods. */
  gift_card: z.boolean().optional(),
});
export type LineTraits = z.infer<typeof lineTraits>;
