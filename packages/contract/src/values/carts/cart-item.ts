import { z } from 'zod';
import { linePart, priceExtra } from './line-price.ts';
import { lineTraits } from './line-traits.ts';
import { priceRow } from '../money.ts';
import { productOption } from '../catalog/product-option.ts';

export const productType = z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']);
export type ProductType = z.infer<typeof productType>;

/**
 * A cart line as pull and update return it (wire §2.2–2.4). `item_id` is a number in every call, `sku` is
 * the child's for a configurable, `price` the unit price in major units of the store's currency.
 */
export const cartItem = z.object({
  item_id: z.int(),
  sku: z.string(),
  qty: z.number(),
  name: z.string(),
  price: z.number(),
  product_type: productType,
  quote_id: z.string(),
  product_option: productOption.optional(),
});
export type CartItem = z.infer<typeof cartItem>;

export const chosenOption = z.object({ label: z.string(), value: z.string() });
export type ChosenOption = z.infer<typeof chosenOption>;

/**
 * Members that `view=cart` (wire §2.9) adds to a line, so that a page can show it without another call.
 * `name` is the product's own, as `options` identify the variant.
 */
export const cartViewItem = cartItem.extend({
  product_id: z.int(),
  parent_sku: z.string(),
  url_path: z.string(),
  image: z.string().nullable(),
  options: z.array(chosenOption),
  /** Price rows in minor units of the cart's currency, for totals on the device. */
  prices: z.array(priceRow),
  /** Chosen extras that add to the price; absent when there are none. */
  extras: z.array(priceExtra).optional(),
  /** The products in a bundle, whose prices make up its price. Absent when it is not a bundle. */
  parts: z.array(linePart).optional(),
  tax_class_id: z.int(),
  traits: lineTraits.optional(),
  is_virtual: z.boolean(),
  /** Size class of products that need more than ordinary delivery. */
  size_class: z.string().optional(),
  /** Personalized with the shopper's text, so the day it is ready is unknown. Absent otherwise. */
  is_made: z.boolean().optional(),
  is_in_stock: z.boolean(),
  /** Quantity that can still be sold when it is below the shop's 'only n left' threshold; otherwise null. */
  salable_qty: z.int().nullable(),
});
export type CartViewItem = z.infer<typeof cartViewItem>;
