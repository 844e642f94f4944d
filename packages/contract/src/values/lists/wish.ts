import { z } from 'zod';
import { productOption } from '../catalog/product-option.ts';

/** Maximum number of products on a wishlist. */
export const wishesAtMost = 500;

/** Maximum length of a comment, in characters. */
export const longestComment = 1000;

/** A product on a wishlist (spec 2 §3, wire §11). Of a configurable it is the parent, with what was chosen. */
const wish = z.object({
  id: z.int(),
  item_id: z.int(),
  sku: z.string(),
  product_type: z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']),
  qty: z.int(),
  product_option: productOption.nullable(),
  comment: z.string().nullable(),
});
export type Wish = z.infer<typeof wish>;

export const wishes = z.array(wish);
